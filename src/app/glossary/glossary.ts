import type { Locale } from '#contract/locale.ts'
import type { Term } from '#readings/glossary/term.ts'

/** Glossary entries of a language by id, in the order of the glossary file. */
export type Glossary = ReadonlyMap<string, Term>

/** Loaders of the glossary files: one lazy file per language. The service worker precaches the files. */
const files: Record<Locale, () => Promise<{ default: readonly Term[] }>> = {
  zh_CN: () => import('#readings/glossary/glossary.json?zh_CN'),
  zh_TW: () => import('#readings/glossary/glossary.json?zh_TW'),
  en_US: () => import('#readings/glossary/glossary.json?en_US'),
}

const loaded = new Map<Locale, Glossary>()

/** Returns the glossary of a language if it is already loaded. */
export const getLoadedGlossary = (locale: Locale): Glossary | undefined => loaded.get(locale)

/** Loads the glossary of a language; resolves to the same object each time. @rejects if the file cannot be fetched */
export async function loadGlossary(locale: Locale): Promise<Glossary> {
  const { default: terms } = await files[locale]()
  const glossary = loaded.get(locale) ?? new Map(terms.map((term) => [term.id, term]))
  loaded.set(locale, glossary)
  return glossary
}
