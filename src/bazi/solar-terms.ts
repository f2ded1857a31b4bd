import { checkCondition } from './bad-input.ts'
import { formatUtc } from './calendar.ts'
import { JIE_CURVES, JIE_FIRST_YEAR, JIE_RESIDUALS, JIE_WAVES } from './data/jie-packed.ts'
import { taiToUtc } from './delta-t.ts'
import { predictJieTaiSeconds } from './jie-prediction.ts'
import { smallNumberAt } from './small-numbers.ts'

/** The twelve solar terms that begin a month, 30° of solar longitude apart; the first is at 285°. */
export const JIE_HAN = {
  xiaohan: '小寒',
  lichun: '立春',
  jingzhe: '惊蛰',
  qingming: '清明',
  lixia: '立夏',
  mangzhong: '芒种',
  xiaoshu: '小暑',
  liqiu: '立秋',
  bailu: '白露',
  hanlu: '寒露',
  lidong: '立冬',
  daxue: '大雪',
} as const

export type JieCode = keyof typeof JIE_HAN

export const JIE = Object.keys(JIE_HAN) as readonly JieCode[]

/** A month-beginning solar term; `name` in simplified Chinese, `utc` to the second. */
export interface Jie {
  readonly code: JieCode
  readonly name: string
  readonly utc: string
}

/** Number of jie in 1849–2101; number 0 is 小寒 1849. */
const JIE_COUNT = JIE_RESIDUALS.length

const MEAN_MONTH_SECONDS = 2629746

/** Cache of jie by number, in whole UTC seconds; 0: not computed yet (no jie falls on the first second of 1970). */
const secondsCache = new Float64Array(JIE_COUNT)

/** Whole UTC seconds of jie `number`, within 1 s of the source (README); births are compared with exactly this second. */
export function jieSecondsAt(number: number): number {
  return secondsCache[number]! || (secondsCache[number] = computeJieSeconds(number))
}

function computeJieSeconds(number: number): number {
  return termSecondsAt(number, JIE_CURVES, JIE_WAVES, JIE_RESIDUALS)
}

/** Whole UTC seconds of a solar term, from a packed table of twelve terms a year (format: `predictJieTaiSeconds`, small-numbers.ts). */
export function termSecondsAt(number: number, curves: readonly number[], waves: readonly number[], residuals: string): number {
  checkCondition(residuals[number] !== undefined, 'number', 'range')
  return taiToUtc(predictJieTaiSeconds(number, residuals.length, curves, waves) + smallNumberAt(residuals, number))
}

/**
 * Number of the last jie at or before `utcSeconds`: a birth at the exact second belongs to the new month.
 * @throws BadInput outside the table
 */
export function jieNumberAt(utcSeconds: number, field = 'utc'): number {
  checkCondition(utcSeconds >= jieSecondsAt(0) && utcSeconds < jieSecondsAt(JIE_COUNT - 1), field, 'range')
  // Starts one below the estimate by mean months, which is at most one too high: a jie lies within two days of its mean.
  let k = Math.max(0, Math.floor((utcSeconds - jieSecondsAt(0)) / MEAN_MONTH_SECONDS) - 1)
  while (jieSecondsAt(k + 1) <= utcSeconds) k++
  return k
}

/** Number of a Gregorian year's jie; `place` 0 is 小寒, 1 立春 … 11 大雪. */
export function jieNumberOf(year: number, place: number): number {
  const k = (year - JIE_FIRST_YEAR) * 12 + place
  checkCondition(Number.isInteger(year) && k >= 0 && k < JIE_COUNT, 'year', 'range')
  return k
}

/** Cache of jie by number, frozen and shared by all charts. */
const jieCache: (Jie | undefined)[] = []

export function jieAt(number: number): Jie {
  return (jieCache[number] ??= createJie(number))
}

function createJie(number: number): Jie {
  const code = JIE[number % 12]!
  return Object.freeze({ code, name: JIE_HAN[code], utc: formatUtc(jieSecondsAt(number)) })
}

/** Bazi year of a jie; a Bazi year begins at 立春, so 小寒 belongs to the previous one. */
export function baziYearOfJie(number: number): number {
  return JIE_FIRST_YEAR + Math.floor((number - 1) / 12)
}
