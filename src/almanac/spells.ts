import type { CivilDate } from '#bazi/index.ts'
import { checkedDaysOf, civilDateOf, dayPillarOf } from '#bazi/index.ts'
import type { SolarTermCode } from './solar-term-codes.ts'
import { solarTermsOf, beijingEpochDayOf } from './solar-terms.ts'

/** A day of the hot days 三伏 (`part` 1–3: 初伏 中伏 末伏) or of the cold ones 数九 (1–9: 一九 … 九九); `day` from 1. */
export interface HeatOrColdDay {
  readonly kind: 'heat' | 'cold'
  readonly part: number
  readonly day: number
}

const GENG = 6
const NINE = 9

/** Day (UTC+8) of a term of a Gregorian year, in days since 1970-01-01. */
function dayOfTerm(year: number, code: SolarTermCode): number {
  return beijingEpochDayOf(solarTermsOf(year).find((term) => term.code === code)!.utc)
}

/** Returns the first 庚 day on or after `days` (days since 1970-01-01). */
function gengFrom(days: number): number {
  const stem = dayPillarOf(civilDateOf(days)).index % 10
  return days + ((GENG - stem + 10) % 10)
}

/** Computes 三伏: 初伏 begins on the third 庚 day from 夏至, 中伏 on the fourth (10 or 20 days long), 末伏 on the first from 立秋 (10 days). */
function heatOf(days: number, year: number): HeatOrColdDay | null {
  const first = gengFrom(dayOfTerm(year, 'xiazhi')) + 20
  const starts = [first, first + 10, gengFrom(dayOfTerm(year, 'liqiu'))]
  const part = starts.findLastIndex((start) => start <= days)
  return part < 0 || days >= starts[2]! + 10 ? null : { kind: 'heat', part: part + 1, day: days - starts[part]! + 1 }
}

/** Computes 数九: nine times nine days, of which 冬至 is the first. */
function coldOf(days: number, year: number): HeatOrColdDay | null {
  const ofYear = dayOfTerm(year, 'dongzhi')
  const since = days - (days < ofYear ? dayOfTerm(year - 1, 'dongzhi') : ofYear)
  return since < NINE * NINE ? { kind: 'cold', part: Math.floor(since / NINE) + 1, day: (since % NINE) + 1 } : null
}

/** Returns the hot or cold days to which a date belongs, or null. @throws BadInput (`date` or `year`) outside 1851–2100 or the calendar */
export function spellOf(date: CivilDate): HeatOrColdDay | null {
  const days = checkedDaysOf(date)
  return heatOf(days, date.year) ?? coldOf(days, date.year)
}
