import type { Glossary } from '../../glossary/glossary.ts'
import { foldedWhole } from '../../language/folded.ts'
import type { Term } from '#readings/glossary/term.ts'

/** How near a term is to what was typed: by its name, by how it sounds, by what is said of it. */
const RANKS: readonly ((term: Term, typed: string) => boolean)[] = [
  ({ name, han }, typed) => [name, han].some((each) => foldedWhole(each).startsWith(typed)),
  ({ pinyin }, typed) => foldedWhole(pinyin).startsWith(typed),
  ({ name, han }, typed) => [name, han].some((each) => foldedWhole(each).includes(typed)),
  ({ plain }, typed) => foldedWhole(plain).includes(typed),
  ({ detail }, typed) => foldedWhole(detail).includes(typed),
]

/** The terms that what was typed may mean, the nearest first. */
export function foundTerms(glossary: Glossary, text: string): readonly Term[] {
  const typed = foldedWhole(text)
  const ranked = [...glossary.values()].map((term) => ({ term, rank: RANKS.findIndex((fits) => fits(term, typed)) }))
  return ranked
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ term }) => term)
}
