/** The Annual Book: one Bazi year of a chart, its seasons and its months. */
import type { SeasonCode } from '#bazi/index.ts'
import { type PrintedCard, printedCard, printedParagraph, type Reader } from '../book/book.ts'
import { candidatesOf, type Chosen, type SharesOfCharts } from '../book/candidates.ts'
import { type ComposedCard, composed } from '../book/compose.ts'
import { Taken } from '../book/taken.ts'
import type { Person } from '../facts/person.ts'
import { families } from './families.ts'
import { areOpposite, isCrossed, monthPaceOf, paceByScore, seasonPacesOf } from './pace.ts'
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
const byMonths = families.filter(({ id }) => id === 'season-by-months')
const counted: SharesOfCharts = shares.paragraphs

type Fits = (id: string) => boolean

function rarestOf(list: typeof families, person: Person, taken: Taken, fits: Fits): Chosen | undefined {
  const one = candidatesOf(list, person, counted).find((each) => fits(each.paragraph.id) && taken.isFree(each))
  if (one) taken.take(one)
  return one
}

function found(one: Chosen | undefined, what: string): Chosen {
  if (one === undefined) throw new Error(`nothing is left to say of a ${what}`)
  return one
}

/** A season's paragraph goes with what the scores of the season and of its months ask for. */
function seasonOf(person: Person, i: number, taken: Taken): Chosen {
  const { months, seasons } = person.annual!.view
  const season = seasons[i]!
  const bySeason = paceByScore(seasons, season)
  const fits = (id: string) =>
    seasonPacesOf(id).every((pace, at) => {
      const month = months[3 * i + at]!
      return !areOpposite(pace, bySeason) && !areOpposite(pace, paceByScore(months, month))
    })
  return found(rarestOf(ofSeasons, person.inSeason(season), taken, fits), 'season')
}

/**
 * Seasons and their months: a month goes with its score and with what its season says of it. Where it has no such paragraph, the
 * season is told month by month instead.
 */
function partsOf(person: Person, taken: Taken): Pick<ComposedYear, 'seasons' | 'months'> {
  const { view } = person.annual!
  const seasons = view.seasons.map((_, i) => seasonOf(person, i, taken))
  const months = view.months.map((month, i) => {
    const [at, inMonth] = [Math.floor(i / 3), person.inMonth(month)]
    const fitsScore = (id: string) => !areOpposite(monthPaceOf(id), paceByScore(view.months, month))
    const said = seasonPacesOf(seasons[at]!.paragraph.id)[i % 3]
    const one = rarestOf(ofMonths, inMonth, taken, (id) => fitsScore(id) && !areOpposite(monthPaceOf(id), said))
    if (one) return one
    seasons[at] = found(
      rarestOf(byMonths, person.inSeason(view.seasons[at]!), taken, () => true),
      'season',
    )
    return found(rarestOf(ofMonths, inMonth, taken, fitsScore), 'month')
  })
  return {
    seasons: view.seasons.map(({ season, score }, i) => ({ season, score, paragraph: seasons[i]! })),
    months: view.months.map(({ score }, i) => ({ score, paragraph: months[i]! })),
  }
}

/** @param year Bazi year, 1849–2100 */
export function annualBookOf(chart: Person, year: number): ComposedYear {
  const person = chart.inYear(year)
  const taken = new Taken()
  const asked = isCrossed(person.annual!.view) ? ofYear.filter(({ id }) => id !== 'annual-curve') : ofYear
  const [card] = composed([YEAR_CARD], asked, person, counted, taken)
  return { year, card: card!, ...partsOf(person, taken) }
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
