import type { CivilDate, JieCode } from '#bazi/index.ts'
import { BadInput, baziMonthsOf, checkedDaysOf, FIRST_YEAR, JIE, LAST_YEAR, termSecondsAt, formatUtc } from '#bazi/index.ts'
import { QI_CURVES, QI_FIRST_YEAR, QI_RESIDUALS, QI_WAVES } from './data/qi-packed.ts'
import type { SolarTermCode } from './solar-term-codes.ts'
import { QI } from './solar-term-codes.ts'

/** A solar term and its instant, `YYYY-MM-DDTHH:mm:ssZ`. */
export interface SolarTerm {
  readonly code: SolarTermCode
  readonly utc: string
}

/** UTC offset at which almanacs count days (UTC+8). */
const ALMANAC_OFFSET_MS = 8 * 3_600_000
const DAY_MS = 86_400_000

/** Instant of the middle term of a Gregorian month (0–11): 大寒 in January, 冬至 in December. */
function qiUtcOf(year: number, month: number): string {
  const k = (year - QI_FIRST_YEAR) * 12 + month
  return formatUtc(termSecondsAt(k, QI_CURVES, QI_WAVES, QI_RESIDUALS))
}

/** Instants of a Gregorian year's jie; its 小寒 is the last month of the Bazi year that began in the previous year. */
function jieUtcsOf(year: number): ReadonlyMap<JieCode, string> {
  const months = [...baziMonthsOf(year - 1).slice(-1), ...baziMonthsOf(year).slice(0, -1)]
  return new Map(months.map(({ jie }) => [jie.code, jie.utc]))
}

function computeTerms(year: number): readonly SolarTerm[] {
  const jie = jieUtcsOf(year)
  return JIE.flatMap((code, month) => [
    { code, utc: jie.get(code)! },
    { code: QI[month]!, utc: qiUtcOf(year, month) },
  ])
}

const termsCache = new Map<number, readonly SolarTerm[]>()

/**
 * The 24 solar terms of a Gregorian year, 小寒 first: jie of the engine and middle terms of `data/qi-packed.ts`. @throws
 * BadInput (`year`)
 */
export function solarTermsOf(year: number): readonly SolarTerm[] {
  if (!(Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR))
    throw new BadInput('year', 'range', `solar terms cover ${FIRST_YEAR} to ${LAST_YEAR}`)
  const known = termsCache.get(year)
  if (known !== undefined) return known
  const terms = computeTerms(year)
  termsCache.set(year, terms)
  return terms
}

/** Day of an instant at UTC+8, in days since 1970-01-01. */
export function beijingEpochDayOf(utc: string): number {
  return Math.floor((Date.parse(utc) + ALMANAC_OFFSET_MS) / DAY_MS)
}

/** Cache by year: maps days since 1970-01-01 (UTC+8) to the solar terms on them. */
const daysCache = new Map<number, ReadonlyMap<number, SolarTermCode>>()

function termDaysOf(year: number): ReadonlyMap<number, SolarTermCode> {
  const days = daysCache.get(year) ?? new Map(solarTermsOf(year).map(({ code, utc }) => [beijingEpochDayOf(utc), code]))
  daysCache.set(year, days)
  return days
}

/** Solar term whose instant is on the date at UTC+8, or null; each Gregorian month has two terms. @throws BadInput */
export function solarTermOf(date: CivilDate): SolarTermCode | null {
  const days = checkedDaysOf(date)
  return termDaysOf(date.year).get(days) ?? null
}

/**
 * Returns the term in effect on a date, from its day in UTC+8 on, and the next one.
 * @throws BadInput (`field` 'year' or 'date') outside 1851–2099 or the calendar
 */
export function solarTermsAround(date: CivilDate): { readonly present: SolarTerm; readonly next: SolarTerm } {
  const days = checkedDaysOf(date)
  const terms = [date.year - 1, date.year, date.year + 1].flatMap(solarTermsOf)
  const at = terms.findIndex(({ utc }) => beijingEpochDayOf(utc) > days)
  return { present: terms[at - 1]!, next: terms[at]! }
}
