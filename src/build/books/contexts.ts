import { YEAR_CARD } from '#readings/annual-book/index.ts'
import type { ParagraphFamily } from '#readings/book/paragraph.ts'
import type { ChartPerson } from '#readings/facts/chart-person.ts'
import { FATE_BOOK_CARDS } from '#readings/fate-book/cards.ts'

/** Every card with its sections, of both books; seasons and months have one paragraph each. */
export const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(FATE_BOOK_CARDS.map(({ id, sections }) => [id, sections])),
  annual: YEAR_CARD.sections,
  season: ['season'],
  month: ['month'],
}

/** Years over which an Annual Book's shares are counted: each branch once. */
const FIRST_YEAR = 2025
const YEARS = 12

/** The moment at which a family's facts are asked of the `i`th of a sample: a year, one of its seasons or months, or none. */
export function inContext({ card }: ParagraphFamily, person: ChartPerson, i: number): ChartPerson {
  if (last?.person !== person) last = { person, ...momentsOf(person, i) }
  return card === 'annual' || card === 'season' || card === 'month' ? last[card] : person
}

interface Moments {
  readonly annual: ChartPerson
  readonly season: ChartPerson
  readonly month: ChartPerson
}

/** What was asked of a moment is remembered there, so each person's moments are made once. */
let last: ({ readonly person: ChartPerson } & Moments) | undefined

function momentsOf(person: ChartPerson, i: number): Moments {
  const annual = person.inYear(FIRST_YEAR + (i % YEARS))
  const { seasons, months } = annual.annual!.view
  return {
    annual,
    season: annual.inSeason(seasons[(i >> 2) % seasons.length]!),
    month: annual.inMonth(months[(i * 7 + (i >> 3)) % months.length]!),
  }
}
