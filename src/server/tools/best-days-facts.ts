import type { Locale } from '#readings/reader/locale.ts'
import type { Chart, CivilDate } from '#bazi/index.ts'
import { BadInput, checkedDaysOf } from '#bazi/index.ts'
import { findBestDays, type PurposeCode } from '#readings/daily/best-days.ts'
import { describePair } from './chart-facts.ts'
import { formatToolDate } from './dates.ts'

/** Maximum number of days in a requested range. */
export const BEST_DAYS_MAX_RANGE = 400
const MAX_DAYS = 12

interface Range {
  readonly purpose: PurposeCode
  readonly from: CivilDate
  readonly to: CivilDate
}

/**
 * Returns the best days of a range with their reasons, and how many days are ruled out. @throws BadInput for a reversed or too
 * long range
 */
export function computeBestDaysFacts(chart: Chart, { purpose, from, to }: Range, locale: Locale) {
  if (checkedDaysOf(to) - checkedDaysOf(from) >= BEST_DAYS_MAX_RANGE)
    throw new BadInput('to', 'range', `at most ${BEST_DAYS_MAX_RANGE} days`)
  const { picks, rejected } = findBestDays(chart, purpose, from, to)
  return {
    purpose,
    days: picks.slice(0, MAX_DAYS).map(({ date, pair, fit, score, band, reasons }) => ({
      date: formatToolDate(date),
      pair: describePair(pair, locale).pair,
      fit,
      power: score,
      band,
      reasons,
    })),
    suitable: picks.length,
    ruled_out: rejected.length,
  }
}
