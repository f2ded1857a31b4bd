import { DAY_SECONDS } from './calendar.ts'
import { lunarNewYearDay } from './lunar-new-year.ts'
import { yearPillarOf } from './pillars.ts'
import { FIRST_YEAR, LAST_YEAR } from './rules.ts'
import { jieNumberOf, jieSecondsAt } from './solar-terms.ts'

/** Seconds from `from` up to, but not including, `to`. */
export interface SecondsSpan {
  readonly from: number
  readonly to: number
}

/**
 * Spans of the years with pair index `pair`, in UTC seconds. A year begins at 立春, or under 'lunar-new-year' at civil midnight
 * of the lunar New Year.
 */
export function findYearsOfPair(pair: number, yearName: 'lunar-new-year' | undefined, offsetSeconds: number): readonly SecondsSpan[] {
  const startOf = (year: number) =>
    yearName === undefined ? jieSecondsAt(jieNumberOf(year, 1)) : lunarNewYearDay(year) * DAY_SECONDS - offsetSeconds
  const spans: SecondsSpan[] = []
  for (let year = FIRST_YEAR - 1; year <= LAST_YEAR; year++)
    if (yearPillarOf(year).index === pair) spans.push({ from: startOf(year), to: startOf(year + 1) })
  return spans
}
