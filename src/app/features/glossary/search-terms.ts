import type { Glossary } from '../../glossary/use-glossary.ts'
import { normalizeWithoutSpaces } from '../../language/search-text.ts'
import type { Term } from '#readings/glossary/term.ts'

/** Match criteria, best first: name, pinyin, part of the name, explanation, details. */
const RANKS: readonly ((term: Term, typed: string) => boolean)[] = [
  ({ name, han }, typed) => [name, han].some((each) => normalizeWithoutSpaces(each).startsWith(typed)),
  ({ pinyin }, typed) => normalizeWithoutSpaces(pinyin).startsWith(typed),
  ({ name, han }, typed) => [name, han].some((each) => normalizeWithoutSpaces(each).includes(typed)),
  ({ plain }, typed) => normalizeWithoutSpaces(plain).includes(typed),
  ({ detail }, typed) => normalizeWithoutSpaces(detail).includes(typed),
]

/** Searches the glossary; best matches first. */
export function searchTerms(glossary: Glossary, text: string): readonly Term[] {
  const typed = normalizeWithoutSpaces(text)
  const ranked = [...glossary.values()].map((term) => ({ term, rank: RANKS.findIndex((fits) => fits(term, typed)) }))
  return ranked
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ term }) => term)
}
