/** The Annual Book: one Bazi year of a chart with its seasons and months. */
import type { SeasonCode } from '#bazi/index.ts'
import { type FormattedCard, formatCard, formatParagraph, type BookReader } from '../book/book.ts'
import { findCandidates, type CandidateParagraph, type ChartFrequencies } from '../book/candidates.ts'
import { type ComposedCard, composeCards } from '../book/compose.ts'
import { RepetitionGuard } from '../book/repetition-guard.ts'
import type { ChartPerson } from '../facts/chart-person.ts'
import { families } from './families.ts'
import { arePacesOpposite, hasCrossedExtremes, getMonthPace, computePace, getSeasonPaces } from './pace.ts'
import shares from './shares.json' with { type: 'json' }

/** Sections on the year: its main event (a clash, a change of luck cycle), its basis, good and bad times, places. */
export const YEAR_CARD = { id: 'annual', sections: ['first', 'base', 'time', 'place'] } as const

export interface ComposedYear {
  readonly year: number
  readonly card: ComposedCard
  readonly seasons: readonly { readonly season: SeasonCode; readonly score: number; readonly paragraph: CandidateParagraph }[]
  /** The twelve months, 寅 to 丑. */
  readonly months: readonly { readonly score: number; readonly paragraph: CandidateParagraph }[]
}

const familiesOfCard = (card: string) => families.filter((family) => family.card === card)
const yearFamilies = familiesOfCard('annual')
const seasonFamilies = familiesOfCard('season')
const monthFamilies = familiesOfCard('month')
const byMonthsFamilies = families.filter(({ id }) => id === 'season-by-months')
const shareOfCharts: ChartFrequencies = shares.paragraphs

type Fits = (id: string) => boolean

function takeRarest(list: typeof families, person: ChartPerson, guard: RepetitionGuard, fits: Fits): CandidateParagraph | undefined {
  const one = findCandidates(list, person, shareOfCharts).find((each) => fits(each.paragraph.id) && guard.allows(each))
  if (one) guard.record(one)
  return one
}

function requireParagraph(one: CandidateParagraph | undefined, what: string): CandidateParagraph {
  if (one === undefined) throw new Error(`nothing is left to say of a ${what}`)
  return one
}

/** Chooses a season's paragraph that does not contradict the scores of the season and its months. */
function chooseSeason(person: ChartPerson, i: number, guard: RepetitionGuard): CandidateParagraph {
  const { months, seasons } = person.annual!.view
  const season = seasons[i]!
  const bySeason = computePace(seasons, season)
  const fits = (id: string) =>
    getSeasonPaces(id).every((pace, at) => {
      const month = months[3 * i + at]!
      return !arePacesOpposite(pace, bySeason) && !arePacesOpposite(pace, computePace(months, month))
    })
  return requireParagraph(takeRarest(seasonFamilies, person.inSeason(season), guard, fits), 'season')
}

/**
 * Chooses a paragraph per season and month that fits the scores. If a month has none, its season's paragraph is replaced
 * by one on the months.
 */
function chooseSeasonsAndMonths(person: ChartPerson, guard: RepetitionGuard): Pick<ComposedYear, 'seasons' | 'months'> {
  const { view } = person.annual!
  const seasons = view.seasons.map((_, i) => chooseSeason(person, i, guard))
  const months = view.months.map((month, i) => {
    const [at, inMonth] = [Math.floor(i / 3), person.inMonth(month)]
    const fitsScore = (id: string) => !arePacesOpposite(getMonthPace(id), computePace(view.months, month))
    const seasonPace = getSeasonPaces(seasons[at]!.paragraph.id)[i % 3]
    const one = takeRarest(monthFamilies, inMonth, guard, (id) => fitsScore(id) && !arePacesOpposite(getMonthPace(id), seasonPace))
    if (one) return one
    seasons[at] = requireParagraph(
      takeRarest(byMonthsFamilies, person.inSeason(view.seasons[at]!), guard, () => true),
      'season',
    )
    return requireParagraph(takeRarest(monthFamilies, inMonth, guard, fitsScore), 'month')
  })
  return {
    seasons: view.seasons.map(({ season, score }, i) => ({ season, score, paragraph: seasons[i]! })),
    months: view.months.map(({ score }, i) => ({ score, paragraph: months[i]! })),
  }
}

/** Composes the Annual Book of a chart. @param year Bazi year, 1849–2100 */
export function composeAnnualBook(chart: ChartPerson, year: number): ComposedYear {
  const person = chart.inYear(year)
  const guard = new RepetitionGuard()
  const asked = hasCrossedExtremes(person.annual!.view) ? yearFamilies.filter(({ id }) => id !== 'annual-curve') : yearFamilies
  const [card] = composeCards([YEAR_CARD], asked, person, shareOfCharts, guard)
  return { year, card: card!, ...chooseSeasonsAndMonths(person, guard) }
}

/** Prints the Annual Book for one reader as one card; seasons and months are its last sections. */
export function formatAnnualBook(chart: ChartPerson, year: number, reader: BookReader): FormattedCard {
  const person = chart.inYear(year)
  const { view } = person.annual!
  const { card, seasons, months } = composeAnnualBook(chart, year)
  const statedRules = new Set<string>()
  const printed = formatCard(card, person, shares, reader, statedRules)
  return {
    ...printed,
    sections: [
      ...printed.sections,
      {
        id: 'seasons',
        paragraphs: seasons.map(({ paragraph }, i) => formatParagraph(paragraph, person.inSeason(view.seasons[i]!), reader, statedRules)),
      },
      {
        id: 'months',
        paragraphs: months.map(({ paragraph }, i) => formatParagraph(paragraph, person.inMonth(view.months[i]!), reader, statedRules)),
      },
    ],
  }
}
