import { checkCondition, checkObject } from './bad-input.ts'
import type { Ganzhi } from './cycle.ts'
import { checkPair, ganzhiOfText } from './cycle.ts'
import { HIDDEN_STEM_NUMBERS } from './hidden-stems.ts'
import type { PillarSchool } from './school.ts'

/** Pairs of the pillars, the input of every analysis; `Chart.pillars` is assignable to this type. */
export interface NatalPairs {
  readonly year: Ganzhi
  readonly month: Ganzhi
  readonly day: Ganzhi
  /** null if the hour of birth is unknown. */
  readonly hour: Ganzhi | null
  /** School of the pillars; absent for the default school. */
  readonly school?: PillarSchool | undefined
}

export const NATAL_PILLAR_PLACES = ['year', 'month', 'day', 'hour'] as const satisfies readonly (keyof NatalPairs)[]

/** Source of an analysis: a chart, or its pairs as texts (`['甲子', '丙寅', '庚辰', null]`), year first. */
export type NatalSource = { readonly pillars: NatalPairs } | readonly (string | null)[]

/** A chart as numbers, used by all rules. Array index 0 year, 1 month, 2 day, 3 hour (absent if unknown). */
export interface NatalNumbers {
  readonly pairs: readonly Ganzhi[]
  readonly stems: readonly number[]
  readonly branches: readonly number[]
  /** Numbers of the hidden stems of each branch, the main one first. */
  readonly hidden: readonly (readonly number[])[]
  /** Element number of the day stem. */
  readonly self: number
  /** Element number of the month branch, equal to that of its main hidden stem. */
  readonly season: number
  readonly school: PillarSchool | undefined
}

/** Converts a source to numbers. @throws BadInput (`field` year, month, day or hour) for an invalid pair, or (`field`) for an invalid source */
export function natalNumbersOf(source: NatalSource, field = 'source'): NatalNumbers {
  checkObject(source, field)
  const { year, month, day, hour, school } = 'pillars' in source ? pairsOfPillars(source.pillars) : pairsOfTexts(source, field)
  const pairs = hour === null ? [year, month, day] : [year, month, day, hour]
  const branches = pairs.map(({ index }) => index % 12)
  const hidden = branches.map((branch) => HIDDEN_STEM_NUMBERS[branch]!)
  const stems = pairs.map(({ index }) => index % 10)
  return { pairs, stems, branches, hidden, self: (day.index % 10) >> 1, season: hidden[1]![0]! >> 1, school }
}

function pairsOfPillars(pillars: NatalPairs): NatalPairs {
  checkObject(pillars, 'pillars')
  for (const place of NATAL_PILLAR_PLACES) if (place !== 'hour' || pillars.hour !== null) checkPair(pillars[place]!, place)
  return pillars
}

function pairsOfTexts(texts: readonly (string | null)[], field: string): NatalPairs {
  checkCondition(Array.isArray(texts) && texts.length <= NATAL_PILLAR_PLACES.length, field, 'format')
  const [year, month, day, hour] = NATAL_PILLAR_PLACES.map((place, i) => {
    const text = texts[i] ?? null
    return place === 'hour' && text === null ? null : parsePair(text, place)
  })
  return { year: year!, month: month!, day: day!, hour: hour! }
}

/** Parses a pair from outside. @throws BadInput */
export function parsePair(text: string | null, field: string): Ganzhi {
  checkCondition(typeof text === 'string', field, 'missing')
  const pair = ganzhiOfText(text)
  checkCondition(pair !== null, field, 'format')
  return pair
}
