import { YEAR_CARD } from '#readings/annual-book/index.ts'
import type { Family } from '#readings/book/paragraph.ts'
import type { Person } from '#readings/facts/person.ts'
import { CARDS } from '#readings/fate-book/cards.ts'

/** Every card with its sections, of both books; seasons and months have one paragraph each. */
export const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(CARDS.map(({ id, sections }) => [id, sections])),
  annual: YEAR_CARD.sections,
  season: ['season'],
  month: ['month'],
}

/** Years over which an Annual Book's shares are counted: each branch once. */
const FIRST_YEAR = 2025
const YEARS = 12

/** The moment at which a family's facts are asked of the `i`th of a sample: a year, one of its seasons or months, or none. */
export function inContext(family: Family, person: Person, i: number): Person {
  const { card } = family
  if (card !== 'annual' && card !== 'season' && card !== 'month') return person
  const inYear = yearOf(person, i)
  const { view } = inYear.annual!
  if (card === 'season') return inYear.inSeason(view.seasons[(i >> 2) % view.seasons.length]!)
  return card === 'month' ? inYear.inMonth(view.months[(i * 7 + (i >> 3)) % view.months.length]!) : inYear
}

let last: { readonly person: Person; readonly inYear: Person } | undefined

function yearOf(person: Person, i: number): Person {
  if (last?.person !== person) last = { person, inYear: person.inYear(FIRST_YEAR + (i % YEARS)) }
  return last.inYear
}
