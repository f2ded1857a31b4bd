import type { Locale } from '#readings/reader/locale.ts'
import type { Chart, CivilDate } from '#bazi/index.ts'
import { BadInput, checkedDaysOf } from '#bazi/index.ts'
import { findBestDays, type PurposeCode } from '#readings/daily/best-days.ts'
import { pairFacts } from './chart-facts.ts'
import { dateText } from './dates.ts'

/** Maximum number of days in a range. */
export const BEST_DAYS_MOST = 400
const TOLD = 12

interface Range {
  readonly purpose: PurposeCode
  readonly from: CivilDate
  readonly to: CivilDate
}

/** The best days of a range with their reasons, and how many are ruled out. @throws BadInput for a range that is too long or reversed */
export function bestDaysFacts(chart: Chart, { purpose, from, to }: Range, locale: Locale) {
  if (checkedDaysOf(to) - checkedDaysOf(from) >= BEST_DAYS_MOST) throw new BadInput('to', 'range', `at most ${BEST_DAYS_MOST} days`)
  const { picks, rejected } = findBestDays(chart, purpose, from, to)
  return {
    purpose,
    days: picks.slice(0, TOLD).map(({ date, pair, fit, score, band, reasons }) => ({
      date: dateText(date),
      pair: pairFacts(pair, locale).pair,
      fit,
      power: score,
      band,
      reasons,
    })),
    suitable: picks.length,
    ruled_out: rejected.length,
  }
}
