import { ganzhiOfText, SIXTY } from '#bazi/index.ts'
import type { PillarsAsText } from '#readings/match/index.ts'

/*
 * Two charts in ten signs: nothing but pillars. Of a chart's eight signs a birth settles most: the month's stem goes by the
 * year's (五虎遁), the hour's by the day's (五鼠遁, in the last hour by the next day's), so that two charts take 39 bits.
 */

/** Crockford's signs: none that is taken for another. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BASE = SIGNS.length
const LENGTH = 10
/** Twelve hours, the late 子 of the next day's stem, and none. */
const [LATE_ZI, NO_HOUR, HOURS] = [12, 13, 14]
const PER_PERSON = 60 * 12 * 60 * HOURS
/** Codes are its multiples. A prime above the signs: with one sign wrong, or two neighbours swapped, none is. */
const CHECK = 1021

/** First months and first hours go by five stems. */
const firstOf = (pair: number) => (pair % 5) * 12

function hourNumber(day: number, hour: string | null): number {
  if (hour === null) return NO_HOUR
  const { index } = ganzhiOfText(hour)!
  const at = (index - firstOf(day) + 60) % 60
  if (at < 12) return at
  return index === firstOf(day + 1) % 60 ? LATE_ZI : -1
}

function personNumber([year, month, day, hour]: PillarsAsText): number {
  const [y, m, d] = [year, month, day].map((text) => ganzhiOfText(text)!.index) as [number, number, number]
  const monthAt = (m - firstOf(y) - 2 + 60) % 60
  const hourAt = hourNumber(d, hour)
  if (monthAt >= 12 || hourAt < 0) throw new RangeError('no birth has these pillars')
  return ((y * 12 + monthAt) * 60 + d) * HOURS + hourAt
}

function personOf(number: number): PillarsAsText {
  const hourAt = number % HOURS
  const day = Math.floor(number / HOURS) % 60
  const month = Math.floor(number / HOURS / 60) % 12
  const year = Math.floor(number / HOURS / 60 / 12)
  const textOf = (index: number) => SIXTY[index % 60]!.ganzhi
  const hour = hourAt === NO_HOUR ? null : textOf(hourAt === LATE_ZI ? firstOf(day + 1) : firstOf(day) + hourAt)
  return [textOf(year), textOf(firstOf(year) + 2 + month), textOf(day), hour]
}

export type TwoCharts = readonly [PillarsAsText, PillarsAsText]

/** @throws RangeError for pillars that no birth has */
export function pairCodeOf([one, two]: TwoCharts): string {
  let rest = (personNumber(one) * PER_PERSON + personNumber(two)) * CHECK
  let code = ''
  for (let i = 0; i < LENGTH; i++) {
    code = SIGNS[rest % BASE]! + code
    rest = Math.floor(rest / BASE)
  }
  return code
}

/** The two charts of a code as it was typed: small letters, blanks and dashes, O for 0, I and L for 1. Null for what is none. */
export function chartsOfCode(typed: string): TwoCharts | null {
  const signs = [
    ...typed
      .toUpperCase()
      .replaceAll(/[\s\p{Pd}]/gu, '')
      .replaceAll('O', '0')
      .replaceAll(/[IL]/g, '1'),
  ]
  if (signs.length !== LENGTH || signs.some((sign) => !SIGNS.includes(sign))) return null
  const number = signs.reduce((sum, sign) => sum * BASE + SIGNS.indexOf(sign), 0)
  const value = Math.floor(number / CHECK)
  if (value >= PER_PERSON * PER_PERSON || number % CHECK !== 0) return null
  return [personOf(Math.floor(value / PER_PERSON)), personOf(value % PER_PERSON)]
}

/** As it is read out: K7PQ3-M9XTR. */
export const codeInGroups = (code: string) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`
