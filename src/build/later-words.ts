import type { Plugin, Rolldown } from 'vite'
import { computeClosure, startsAt } from './chunk-closure.ts'
import type { Page } from './pages.ts'

/** A catalogue, and what is taken out of it. */
const CATALOGUE = /^(.+\.po)(\?later)?$/

/**
 * Parts each catalogue in two when the build has its files: `zh_CN.po` keeps what the code of the first screens says, and
 * `zh_CN.po?later` is all the rest (`src/app/language/i18n.ts`). Without a build, nothing is later.
 */
export function laterWords(pages: readonly Page[]): Plugin {
  const sources = pages.filter(({ isFirstScreen }) => isFirstScreen).flatMap((page) => page.sources)
  return {
    name: 'later-words',
    load: {
      filter: { id: /\.po\?later$/ },
      handler: () => ({ code: 'export const messages = {}', moduleType: 'js' }),
    },
    renderChunk(_code, { facadeModuleId }, _options, { chunks }) {
      const [, catalogue, isLater] = CATALOGUE.exec(facadeModuleId ?? '') ?? []
      if (!catalogue) return null
      const said = textsIn(sources, Object.values(chunks))
      const words = Object.entries(wordsIn(this.getModuleInfo(catalogue)?.code ?? ''))
      const part = Object.fromEntries(words.filter(([id]) => said.has(id) !== Boolean(isLater)))
      return { code: `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(part))})`, map: null }
    },
  }
}

/** Whatever stands between quotes in the code that is there before a first screen stands, ids of messages among it. */
function textsIn(sources: readonly string[], chunks: readonly Rolldown.RenderedChunk[]): ReadonlySet<string> {
  const first = computeClosure([...chunks.filter(({ isEntry }) => isEntry), ...startsAt(sources, chunks)], chunks)
  return new Set(first.flatMap(({ modules }) => Object.values(modules)).flatMap(({ code }) => code?.split(/["'`]/) ?? []))
}

/** The compiled messages in what lingui makes of a catalogue. */
function wordsIn(code: string): Record<string, unknown> {
  const [, text] = /JSON\.parse\((".*")\)/.exec(code) ?? []
  if (text === undefined) throw new Error('a compiled catalogue is no longer a JSON text')
  return JSON.parse(JSON.parse(text) as string) as Record<string, unknown>
}
