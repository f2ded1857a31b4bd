import type { Locale } from '../../reader/locale.ts'
import type { Analysis, Chart } from '#bazi/index.ts'
import type { PillarName } from '../../facts/chart-person.ts'
import type { dtTexts } from '../text/dt.ts'

export type DtTextFormatter = (key: keyof typeof dtTexts, slots?: Readonly<Record<string, string>>) => string

export const PLACES = ['year', 'month', 'day', 'hour'] as const

/** The user's chart with what a statement about it needs. */
export interface Own {
  readonly chart: Chart
  readonly analysis: Analysis
  readonly locale: Locale
  readonly say: DtTextFormatter
  readonly today: string
  /** The question in normal form. */
  readonly asked: string
}

/** A statement about a term in the user's chart. */
export interface OwnFact {
  readonly text: string
  /** Chart cells that the chip marks; '' for the whole chart. */
  readonly ref: string
  readonly label: string
  /** Whether the chart has the term; undefined if every chart has it. */
  readonly has?: boolean
}

/** Lists the pillars that are known. */
export const placesOf = ({ chart }: Own): readonly PillarName[] => PLACES.filter((place) => chart.pillars[place] !== null)

const PLACE_WORDS: readonly (readonly [PillarName, RegExp])[] = [
  ['year', /年(柱|支|干)|\byear('s)? (pillar|branch|stem)/],
  ['month', /月(柱|支|干|令)|\bmonth('s)? (pillar|branch|stem)/],
  ['day', /日(柱|支|干)|夫妻宫|\bday('s)? (pillar|branch|stem)|spouse palace|partner's seat/],
  ['hour', /(时|钟)(柱|支|干)|\bhour('s)? (pillar|branch|stem)/],
]

/** Lists the known pillars that a question names; all of them if it names none. */
export function listAskedPlaces(own: Own): readonly PillarName[] {
  const named = PLACE_WORDS.filter(([, words]) => words.test(own.asked)).map(([place]) => place)
  const known = placesOf(own)
  const both = known.filter((place) => named.includes(place))
  return both.length === 0 ? known : both
}
