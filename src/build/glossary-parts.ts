import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { Locale } from '#contract/locale.ts'
import type { Term } from '#readings/glossary/term.ts'

export interface GlossaryEntry extends Record<Locale, string>, Pick<Term, 'id' | 'pinyin' | 'see'> {
  readonly plain: Record<Locale, string>
  readonly detail: Record<Locale, string>
}

const PART = /^(.+\/glossary\.json)\?(zh_CN|zh_TW|en_US)$/
const HAN: Readonly<Record<Locale, Locale>> = { zh_CN: 'zh_TW', zh_TW: 'zh_CN', en_US: 'zh_CN' }

/** Splits the glossary by language: `glossary.json?en_US` is a module with the English entries only. */
export function createGlossaryPartsPlugin(): Plugin {
  return {
    name: 'glossary-parts',
    load: {
      filter: { id: PART },
      handler(id) {
        const [, file, locale] = PART.exec(id)!
        this.addWatchFile(file!)
        const entries = JSON.parse(readFileSync(file!, 'utf8')) as readonly GlossaryEntry[]
        const text = JSON.stringify(entries.map((entry) => getTermInLocale(entry, locale as Locale)))
        // Uses JSON.parse of a string, which engines parse faster than an array literal.
        return { code: `export default JSON.parse(${JSON.stringify(text)})`, moduleType: 'js' }
      },
    },
  }
}

/** Returns a glossary entry in one language. */
export function getTermInLocale(entry: GlossaryEntry, locale: Locale): Term {
  const { id, pinyin, see } = entry
  return { id, name: entry[locale], han: entry[HAN[locale]], pinyin, plain: entry.plain[locale], detail: entry.detail[locale], see }
}
