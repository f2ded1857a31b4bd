import { ganzhiOfText, SIXTY } from '#bazi/index.ts'
import type { PillarsAsText } from '#readings/match/index.ts'

/* Two charts take 39 bits, ten characters with the check prime: year and day imply the stems of month (五虎遁) and hour (五鼠遁). */

/** Crockford's base 32: no easily confused characters. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BASE = ALPHABET.length
const CODE_LENGTH = 10
/** Number of hour values: twelve hours, the late 子 hour with the next day's stem, and an unknown hour. */
const [LATE_ZI, NO_HOUR, HOURS] = [12, 13, 14]
const PER_PERSON = 60 * 12 * 60 * HOURS
/**
 * Valid codes are multiples of this prime. It is larger than the base, so one wrong character or a swap of neighbours is always detected.
 */
const CHECK_PRIME = 1021

/** Returns the sexagenary index of the 子 pair from which months or hours count; it repeats every five stems. */
const firstIndexOf = (pair: number) => (pair % 5) * 12

function encodeHour(day: number, hour: string | null): number {
  if (hour === null) return NO_HOUR
  const { index } = ganzhiOfText(hour)!
  const at = (index - firstIndexOf(day) + 60) % 60
  if (at < 12) return at
  return index === firstIndexOf(day + 1) % 60 ? LATE_ZI : -1
}

function encodePerson([year, month, day, hour]: PillarsAsText): number {
  const [y, m, d] = [year, month, day].map((text) => ganzhiOfText(text)!.index) as [number, number, number]
  const monthAt = (m - firstIndexOf(y) - 2 + 60) % 60
  const hourAt = encodeHour(d, hour)
  if (monthAt >= 12 || hourAt < 0) throw new RangeError('no birth has these pillars')
  return ((y * 12 + monthAt) * 60 + d) * HOURS + hourAt
}

function decodePerson(number: number): PillarsAsText {
  const hourAt = number % HOURS
  const day = Math.floor(number / HOURS) % 60
  const month = Math.floor(number / HOURS / 60) % 12
  const year = Math.floor(number / HOURS / 60 / 12)
  const textOf = (index: number) => SIXTY[index % 60]!.ganzhi
  const hour = hourAt === NO_HOUR ? null : textOf(hourAt === LATE_ZI ? firstIndexOf(day + 1) : firstIndexOf(day) + hourAt)
  return [textOf(year), textOf(firstIndexOf(year) + 2 + month), textOf(day), hour]
}

export type ChartPairPillars = readonly [PillarsAsText, PillarsAsText]

/** Encodes two charts. @throws RangeError for pillars that no birth has */
export function encodePairCode([one, two]: ChartPairPillars): string {
  let rest = (encodePerson(one) * PER_PERSON + encodePerson(two)) * CHECK_PRIME
  let code = ''
  for (let i = 0; i < CODE_LENGTH; i++) {
    code = ALPHABET[rest % BASE]! + code
    rest = Math.floor(rest / BASE)
  }
  return code
}

/** Decodes a typed code; accepts lower case, spaces and dashes, O for 0, I and L for 1. Null if the code is invalid. */
export function decodePairCode(typed: string): ChartPairPillars | null {
  const signs = [
    ...typed
      .toUpperCase()
      .replaceAll(/[\s\p{Pd}]/gu, '')
      .replaceAll('O', '0')
      .replaceAll(/[IL]/g, '1'),
  ]
  if (signs.length !== CODE_LENGTH || signs.some((sign) => !ALPHABET.includes(sign))) return null
  const number = signs.reduce((sum, sign) => sum * BASE + ALPHABET.indexOf(sign), 0)
  const value = Math.floor(number / CHECK_PRIME)
  if (value >= PER_PERSON * PER_PERSON || number % CHECK_PRIME !== 0) return null
  return [decodePerson(Math.floor(value / PER_PERSON)), decodePerson(value % PER_PERSON)]
}

/** Groups a code for reading aloud: K7PQ3-M9XTR. */
export const formatPairCode = (code: string) => `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`
