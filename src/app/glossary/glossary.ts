import type { Locale } from '#contract/locale.ts'
import type { Term } from '#readings/glossary/term.ts'

/** The entries of a language by their ids, in the order of the book. */
export type Glossary = ReadonlyMap<string, Term>

/** A file for each language, which the worker keeps as it keeps the page's own. */
const files: Record<Locale, () => Promise<{ default: readonly Term[] }>> = {
  zh_CN: () => import('#readings/glossary/glossary.json?zh_CN'),
  zh_TW: () => import('#readings/glossary/glossary.json?zh_TW'),
  en_US: () => import('#readings/glossary/glossary.json?en_US'),
}

const loaded = new Map<Locale, Glossary>()

/** The glossary of a language if it is here already. */
export const glossaryHere = (locale: Locale): Glossary | undefined => loaded.get(locale)

/** Brings the glossary of a language, the same one each time. @rejects when its file cannot be had */
export async function glossaryOf(locale: Locale): Promise<Glossary> {
  const { default: terms } = await files[locale]()
  const glossary = loaded.get(locale) ?? new Map(terms.map((term) => [term.id, term]))
  loaded.set(locale, glossary)
  return glossary
}
