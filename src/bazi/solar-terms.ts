import type { BranchCode } from './cycle.ts'
import { BRANCHES } from './cycle.ts'
import { utcText } from './calendar.ts'
import { JIE_CURVES, JIE_FIRST_YEAR, JIE_RESIDUALS } from './data/jie-packed.ts'
import { utcOfTai } from './delta-t.ts'

/** The twelve solar terms that begin a month, from the Sun's 285°, 30° apart. */
export const JIE_HAN = {
  xiaohan: '小寒', lichun: '立春', jingzhe: '惊蛰', qingming: '清明', lixia: '立夏', mangzhong: '芒种',
  xiaoshu: '小暑', liqiu: '立秋', bailu: '白露', hanlu: '寒露', lidong: '立冬', daxue: '大雪',
} as const

export type JieCode = keyof typeof JIE_HAN

export const JIE = Object.keys(JIE_HAN) as readonly JieCode[]

/** A month-beginning solar term; `name` in simplified Chinese, `utc` to the second. */
export interface Jie {
  readonly code: JieCode
  readonly name: string
  readonly utc: string
}

/**
 * All jie of 1849–2101 as whole UTC seconds, ascending; number 0 is 小寒 1849. What a screen shows is
 * what decides: births are compared with these very seconds. Within 1 s of the source (README).
 */
export const JIE_UTC_SECONDS: Float64Array = unpacked()

const MEAN_MONTH_SECONDS = 2629746

function unpacked(): Float64Array {
  const count = JIE_RESIDUALS.length / 2
  const middle = (count / 12 - 1) / 2
  const seconds = new Float64Array(count)
  for (let k = 0; k < count; k++) {
    const [base, slope, curvature] = JIE_CURVES[k % 12]!
    const x = Math.floor(k / 12) - middle
    const residual = digitAt(2 * k) * 64 + digitAt(2 * k + 1) - 2048
    seconds[k] = utcOfTai(Math.round(base + slope * x + curvature * x * x) + residual)
  }
  return seconds
}

/** Value of one base-64 digit: A–Z a–z 0–9 - _ */
function digitAt(at: number): number {
  const c = JIE_RESIDUALS.charCodeAt(at)
  if (c >= 97) return c - 71
  if (c === 95) return 63
  if (c >= 65) return c - 65
  return c === 45 ? 62 : c + 4
}

/**
 * Number of the last jie at or before `utcSeconds`: a birth at the very second belongs to the new
 * month. Throws `RangeError` outside the table.
 */
export function jieNumberAt(utcSeconds: number): number {
  const last = JIE_UTC_SECONDS.length - 2
  let k = Math.floor((utcSeconds - JIE_UTC_SECONDS[0]!) / MEAN_MONTH_SECONDS)
  k = k < 0 ? 0 : k > last ? last : k
  while (k < last && JIE_UTC_SECONDS[k + 1]! <= utcSeconds) k++
  while (k > 0 && JIE_UTC_SECONDS[k]! > utcSeconds) k--
  if (!(JIE_UTC_SECONDS[k]! <= utcSeconds && utcSeconds < JIE_UTC_SECONDS[k + 1]!))
    throw new RangeError(`no solar terms for ${utcSeconds} s`)
  return k
}

/** Number of a Gregorian year's jie; `place` 0 is 小寒, 1 立春 … 11 大雪. */
export function jieNumberOf(year: number, place: number): number {
  const k = (year - JIE_FIRST_YEAR) * 12 + place
  if (!Number.isInteger(year) || k < 0 || k >= JIE_UTC_SECONDS.length) throw new RangeError(`no solar terms for ${year}`)
  return k
}

/** Each is made when first asked for, frozen and shared by all charts. */
const made: (Jie | undefined)[] = []

export function jieAt(number: number): Jie {
  return (made[number] ??= jieMade(number))
}

function jieMade(number: number): Jie {
  const code = JIE[number % 12]!
  return Object.freeze({ code, name: JIE_HAN[code], utc: utcText(JIE_UTC_SECONDS[number]!) })
}

/** The year as the chart counts it: it begins at 立春, so 小寒 still belongs to the year before. */
export function baziYearOfJie(number: number): number {
  return JIE_FIRST_YEAR + Math.floor((number - 1) / 12)
}

/** Branch of the month that a jie begins: 小寒 丑, 立春 寅 … */
export function monthBranchOfJie(jie: JieCode): BranchCode {
  return BRANCHES[(JIE.indexOf(jie) + 1) % 12]!
}
