import { DAY_SECONDS } from './calendar.ts'
import { lunarNewYearDaysOf } from './lunar-new-year.ts'
import { yearPillarOf } from './pillars.ts'
import { FIRST_YEAR, LAST_YEAR } from './rules.ts'
import { jieNumberOf, jieSecondsAt } from './solar-terms.ts'

/** Seconds from `from` up to, but not including, `to`. */
export interface Span {
  readonly from: number
  readonly to: number
}

/**
 * Finds the years with a given pair, in UTC seconds: from 立春, or for a school from midnight of the lunar New Year on the civil clock.
 * @param pair number of the year's pair in the cycle of sixty
 */
export function findYearsOfPair(pair: number, yearName: 'lunar-new-year' | undefined, offsetSeconds: number): readonly Span[] {
  const startOf = (year: number) =>
    yearName === undefined ? jieSecondsAt(jieNumberOf(year, 1)) : lunarNewYearDaysOf(year) * DAY_SECONDS - offsetSeconds
  const spans: Span[] = []
  for (let year = FIRST_YEAR - 1; year <= LAST_YEAR; year++)
    if (yearPillarOf(year).index === pair) spans.push({ from: startOf(year), to: startOf(year + 1) })
  return spans
}
