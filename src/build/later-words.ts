import type { Plugin, Rolldown } from 'vite'
import { computeImportClosure, findChunksOfSources } from './chunk-closure.ts'
import type { AppPage } from './pages.ts'

/** Module id of a catalogue, or of its deferred part. */
const CATALOGUE = /^(.+\.po)(\?later)?$/

/** Splits each catalogue: `zh_CN.po` has the messages of the first screens, `zh_CN.po?later` the rest, and nothing unless built. */
export function createSplitCataloguesPlugin(pages: readonly AppPage[]): Plugin {
  const sources = pages.filter(({ isFirstScreen }) => isFirstScreen).flatMap((page) => page.sources)
  return {
    name: 'split-catalogues',
    load: {
      filter: { id: /\.po\?later$/ },
      handler: () => ({ code: 'export const messages = {}', moduleType: 'js' }),
    },
    renderChunk(_code, { facadeModuleId }, _options, { chunks }) {
      const [, catalogue, isLater] = CATALOGUE.exec(facadeModuleId ?? '') ?? []
      if (!catalogue) return null
      const said = textsIn(sources, Object.values(chunks))
      const messages = Object.entries(messagesIn(this.getModuleInfo(catalogue)?.code ?? ''))
      const part = Object.fromEntries(messages.filter(([id]) => said.has(id) !== Boolean(isLater)))
      return { code: `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(part))})`, map: null }
    },
  }
}

/** Returns all quoted strings in the code of the first screens; message ids are among them. */
function textsIn(sources: readonly string[], chunks: readonly Rolldown.RenderedChunk[]): ReadonlySet<string> {
  const first = computeImportClosure([...chunks.filter(({ isEntry }) => isEntry), ...findChunksOfSources(sources, chunks)], chunks)
  return new Set(first.flatMap(({ modules }) => Object.values(modules)).flatMap(({ code }) => code?.split(/["'`]/) ?? []))
}

/** Extracts the messages from a catalogue that lingui compiled. @throws Error if its format has changed */
function messagesIn(code: string): Record<string, unknown> {
  const [, text] = /JSON\.parse\((".*")\)/.exec(code) ?? []
  if (text === undefined) throw new Error('a compiled catalogue is no longer a JSON text')
  return JSON.parse(JSON.parse(text) as string) as Record<string, unknown>
}
