/** The Annual Book: one Bazi year of a chart, its seasons and its months. */
import type { SeasonCode } from '#bazi/index.ts'
import { type PrintedCard, printedCard, printedParagraph, type Reader } from '../book/book.ts'
import { candidatesOf, type Chosen, type SharesOfCharts } from '../book/candidates.ts'
import { type ComposedCard, composed } from '../book/compose.ts'
import { Taken } from '../book/taken.ts'
import type { Person } from '../facts/person.ts'
import { families } from './families.ts'
import shares from './shares.json' with { type: 'json' }

/** What the year does first of all (a clash, a turn of luck), then its ground, its times, its places. */
export const YEAR_CARD = { id: 'annual', sections: ['first', 'base', 'time', 'place'] } as const

export interface ComposedYear {
  readonly year: number
  readonly card: ComposedCard
  readonly seasons: readonly { readonly season: SeasonCode; readonly score: number; readonly paragraph: Chosen }[]
  /** 寅 to 丑. */
  readonly months: readonly { readonly score: number; readonly paragraph: Chosen }[]
}

const ofCard = (card: string) => families.filter((family) => family.card === card)
const ofYear = ofCard('annual')
const ofSeasons = ofCard('season')
const ofMonths = ofCard('month')

function rarestOf(list: typeof families, person: Person, counted: SharesOfCharts, taken: Taken): Chosen {
  const one = candidatesOf(list, person, counted).find((each) => taken.isFree(each))
  if (one === undefined) throw new Error(`nothing is left to say of a ${list[0]?.card ?? 'part of the year'}`)
  taken.take(one)
  return one
}

/** @param year Bazi year, 1849–2100 */
export function annualBookOf(chart: Person, year: number): ComposedYear {
  const person = chart.inYear(year)
  const { view } = person.annual!
  const counted: SharesOfCharts = shares.paragraphs
  const taken = new Taken()
  const [card] = composed([YEAR_CARD], ofYear, person, counted, taken)
  return {
    year,
    card: card!,
    seasons: view.seasons.map((season) => ({
      season: season.season,
      score: season.score,
      paragraph: rarestOf(ofSeasons, person.inSeason(season), counted, taken),
    })),
    months: view.months.map((month) => ({ score: month.score, paragraph: rarestOf(ofMonths, person.inMonth(month), counted, taken) })),
  }
}

/** The year for one reader, as one card: its seasons and months are its last sections. */
export function printedAnnualBook(chart: Person, year: number, reader: Reader): PrintedCard {
  const person = chart.inYear(year)
  const { view } = person.annual!
  const { card, seasons, months } = annualBookOf(chart, year)
  const told = new Set<string>()
  const printed = printedCard(card, person, shares, reader, told)
  return {
    ...printed,
    sections: [
      ...printed.sections,
      {
        id: 'seasons',
        paragraphs: seasons.map(({ paragraph }, i) => printedParagraph(paragraph, person.inSeason(view.seasons[i]!), reader, told)),
      },
      {
        id: 'months',
        paragraphs: months.map(({ paragraph }, i) => printedParagraph(paragraph, person.inMonth(view.months[i]!), reader, told)),
      },
    ],
  }
}
