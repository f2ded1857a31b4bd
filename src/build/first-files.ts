import type { Plugin, Rolldown } from 'vite'
import type { Locale } from '#contract/locale.ts'
import { computeImportClosure, findChunksOfSources } from './chunk-closure.ts'
import { findEntrancePages, type AppPage } from './pages.ts'

const words = {
  zh_CN: ['src/locales/zh_CN.po'],
  zh_TW: ['src/locales/zh_TW.po'],
  en_US: ['src/locales/en_US.po'],
} satisfies Record<Locale, readonly string[]>

const faces: Readonly<Record<`faces-${Locale}`, readonly string[]>> = {
  'faces-zh_CN': ['zh_CN-song.css', 'core-zh_CN-song.woff2', 'core-latin-serif.woff2', 'core-latin-sans.woff2'],
  'faces-zh_TW': ['zh_TW-song.css', 'core-zh_TW-song.woff2', 'core-latin-serif.woff2', 'core-latin-sans.woff2'],
  'faces-en_US': ['en_US-song.css', 'core-latin-serif.woff2', 'core-latin-serif-italic.woff2', 'core-latin-sans.woff2'],
}

/** A chunk with the field in which Vite records its styles; only Vite's full client types declare this field. */
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: ReadonlySet<string> } }

/**
 * Makes Chromium compile the file off the main thread during download.
 * https://explainers-by-googlers.github.io/explicit-javascript-compile-hints-file-based/
 */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad\n'

/** Writes the names of the first screens' files into the page, so that `public/boot.js` can fetch them before the entry has run. */
export function createFirstFilesPlugin(pages: readonly AppPage[]): Plugin {
  const entrances = findEntrancePages(pages)
  const files = { out: entrances.out.sources, in: entrances.in.sources, ...words }
  return {
    name: 'first-files',
    apply: 'build',
    generateBundle: {
      // Runs after Vite has written its own file list to the start of a chunk.
      order: 'post',
      handler(_options, bundle) {
        const chunks = chunksOf(bundle)
        const first = [entrances.out, entrances.in].flatMap(({ sources }) => findChunksOfSources(sources, chunks))
        for (const chunk of computeImportClosure([...chunks.filter(({ isEntry }) => isEntry), ...first], chunks))
          chunk.code = COMPILED_AHEAD + chunk.code
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, chunk: entry }) {
        const chunks = chunksOf(bundle)
        const isThere = new Set(entry && computeImportClosure([entry], chunks))
        const assets = Object.values(bundle).filter((file) => file.type === 'asset')
        const lists = [
          ...Object.entries(files).map(([key, sources]) => [key, filesOf(sources, chunks, isThere)]),
          ...Object.entries(faces).map(([key, names]) => [key, names.map((name) => assetOf(name, assets))]),
          ['ways', pathsTo(entrances.out, pages)],
        ]
        return [
          { tag: 'meta', attrs: { name: 'mingshu-files', content: JSON.stringify(Object.fromEntries(lists)) }, injectTo: 'head-prepend' },
        ]
      },
    },
  }
}

const chunksOf = (bundle: Rolldown.OutputBundle): Chunk[] => Object.values(bundle).filter((file) => file.type === 'chunk')

/** Returns the URLs of the scripts, then of the styles, that these sources load, except those of `isThere` chunks. */
function filesOf(sources: readonly string[], chunks: readonly Chunk[], isThere: ReadonlySet<Chunk>): string[] {
  const loaded = computeImportClosure(findChunksOfSources(sources, chunks), chunks).filter((chunk) => !isThere.has(chunk))
  const styles = loaded.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return [...loaded.map(({ fileName }) => fileName), ...new Set(styles)].map((file) => `/${file}`)
}

/** Lists the paths of all pages with the same sources, which show the same screen. */
function pathsTo(page: AppPage, pages: readonly AppPage[]): string[] {
  return pages.filter(({ sources, leadsTo }) => !leadsTo && String(sources) === String(page.sources)).map(({ path }) => path)
}

function assetOf(name: string, assets: readonly Rolldown.OutputAsset[]): string {
  const asset = assets.find(({ names }) => names.includes(name))
  if (!asset) throw new Error(`no file of the build is called ${name}`)
  return `/${asset.fileName}`
}
