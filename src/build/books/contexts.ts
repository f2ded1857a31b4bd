import { YEAR_CARD } from '#readings/annual-book/index.ts'
import type { ParagraphFamily } from '#readings/book/paragraph.ts'
import type { ChartPerson } from '#readings/facts/chart-person.ts'
import { FATE_BOOK_CARDS } from '#readings/fate-book/cards.ts'

/** Card of either book → its sections; the cards of a season and of a month have a single section. */
export const CARD_SECTIONS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(FATE_BOOK_CARDS.map(({ id, sections }) => [id, sections])),
  annual: YEAR_CARD.sections,
  season: ['season'],
  month: ['month'],
}

/** First of the twelve years, one of each branch, for which the shares of an Annual Book are counted. */
const FIRST_YEAR = 2025
const YEARS = 12

/**
 * Returns the context in which a family's facts are tested for person `i` of a sample: by the family's card a year, season,
 * month, or the chart.
 */
export function getFamilyContext({ card }: ParagraphFamily, person: ChartPerson, i: number): ChartPerson {
  if (last?.person !== person) last = { person, ...momentsOf(person, i) }
  return card === 'annual' || card === 'season' || card === 'month' ? last[card] : person
}

interface Moments {
  readonly annual: ChartPerson
  readonly season: ChartPerson
  readonly month: ChartPerson
}

/** Cache of the last person's contexts; each context caches the facts that were tested in it. */
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
