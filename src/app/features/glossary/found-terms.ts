import type { Glossary } from '../../glossary/glossary.ts'
import type { Term } from '#readings/glossary/term.ts'

/** Small letters without tones, spaces and hyphens: 七杀 is found by “qisha” and “qi sha”. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}|[\s\-’']/gu, '')
    .toLowerCase()

/** How near a term is to what was typed: by its name, by how it sounds, by what is said of it. */
const RANKS: readonly ((term: Term, typed: string) => boolean)[] = [
  ({ name, han }, typed) => [name, han].some((each) => folded(each).startsWith(typed)),
  ({ pinyin }, typed) => folded(pinyin).startsWith(typed),
  ({ name, han }, typed) => [name, han].some((each) => folded(each).includes(typed)),
  ({ plain }, typed) => folded(plain).includes(typed),
  ({ detail }, typed) => folded(detail).includes(typed),
]

/** The terms that what was typed may mean, the nearest first. */
export function foundTerms(glossary: Glossary, text: string): readonly Term[] {
  const typed = folded(text)
  const ranked = [...glossary.values()].map((term) => ({ term, rank: RANKS.findIndex((fits) => fits(term, typed)) }))
  return ranked
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ term }) => term)
}
