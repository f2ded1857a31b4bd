import { check } from './bad-input.ts'
import type { Ganzhi } from './cycle.ts'
import { ganzhiOfText } from './cycle.ts'
import { HIDDEN } from './hidden-stems.ts'

/** The pairs that all analysis rests on; `pillars` of a chart fits. */
export interface NatalPairs {
  readonly year: Ganzhi
  readonly month: Ganzhi
  readonly day: Ganzhi
  /** null if the hour of birth is unknown. */
  readonly hour: Ganzhi | null
}

export const PLACES = ['year', 'month', 'day', 'hour'] as const satisfies readonly (keyof NatalPairs)[]

/** Whose analysis: a chart, or its pairs as texts (`['甲子', '丙寅', '庚辰', null]`), year first. */
export type NatalSource = { readonly pillars: NatalPairs } | readonly (string | null)[]

/** A chart in numbers, the form that rules compute with. Position 0 year, 1 month, 2 day, 3 hour (absent if unknown). */
export interface Natal {
  readonly pairs: readonly Ganzhi[]
  readonly stems: readonly number[]
  readonly branches: readonly number[]
  /** Hidden stems of each branch, the main one first. */
  readonly hidden: readonly (readonly number[])[]
  /** Element of the day stem. */
  readonly self: number
  /** Element of the month branch, which is that of its main hidden stem. */
  readonly season: number
}

/** @throws BadInput (`field` year, month, day or hour) for a text that is none of the sixty pairs */
export function natalOf(source: NatalSource): Natal {
  const { year, month, day, hour } = 'pillars' in source ? source.pillars : pairsOfTexts(source)
  const pairs = hour === null ? [year, month, day] : [year, month, day, hour]
  const branches = pairs.map(({ index }) => index % 12)
  const hidden = branches.map((branch) => HIDDEN[branch]!)
  return { pairs, stems: pairs.map(({ index }) => index % 10), branches, hidden, self: (day.index % 10) >> 1, season: hidden[1]![0]! >> 1 }
}

function pairsOfTexts(texts: readonly (string | null)[]): NatalPairs {
  const [year, month, day, hour] = PLACES.map((place, i) => {
    const text = texts[i] ?? null
    return place === 'hour' && text === null ? null : pairOfText(text, place)
  })
  return { year: year!, month: month!, day: day!, hour: hour! }
}

/** The pair of a text from outside. */
export function pairOfText(text: string | null, field: string): Ganzhi {
  check(text !== null, field, 'missing')
  const pair = ganzhiOfText(text)
  check(pair !== null, field, 'format')
  return pair
}
