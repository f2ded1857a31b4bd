import { secondsInMinute } from 'date-fns/constants'
import type { Certainty } from '#bazi/index.ts'
import { type Archive, EXACT_TIME_PRECISION } from '#contract/archive.ts'
import { useMessages } from '../../language/use-messages.ts'
import { createClockFormatter } from '../../terms/clock.ts'
import { SOLAR_TERM_LABELS } from '../../terms/solar-terms.ts'
import { LUCK_LABELS } from '../../terms/luck-labels.ts'
import { listActiveSchoolRules } from '../../terms/school-labels.ts'
import { formatTimeSpan } from '../../terms/time-spans.ts'
import type { ChartWithReceipt } from './use-chart.ts'

/** Precision of the birth time, in minutes, that is assumed if the user stated none. */
const USUAL_MINUTES = 15
/** Days of difference from which on the cycles themselves change; the receipt reports that case separately. */
const DAYS_OF_A_YEAR = 360

/** Returns sentences on how the start of luck was computed, and how much it depends on the birth time. */
export function useLuckLines({ told_within }: Archive, { chart, receipt }: ChartWithReceipt, { windows }: Certainty): readonly string[] {
  const messages = useMessages()
  const { _, locale } = messages
  const { reckoned, within, atAnyHour } = LUCK_LABELS[locale]
  const { luck } = chart
  const { luckFrom } = chart.input.school ?? {}
  const counted = luckFrom ? listActiveSchoolRules(locale, { luckFrom }) : []
  const { code, seconds } = luck.forward
    ? { code: receipt.nextJie.code, seconds: receipt.nextJie.secondsAfter }
    : { code: receipt.prevJie.code, seconds: receipt.prevJie.secondsBefore }
  const [jie, span] = [_(SOLAR_TERM_LABELS[code]), formatTimeSpan(_, seconds)]
  const date = createClockFormatter(messages).date(luck.startDate)
  const reach = told_within ?? USUAL_MINUTES * secondsInMinute
  const { minutes, luckDays } = windows.find((window) => window.minutes === null || window.minutes * secondsInMinute >= reach)!
  const isMoving = luckDays > 0 && luckDays < DAYS_OF_A_YEAR && told_within !== EXACT_TIME_PRECISION
  const moves = minutes === null ? atAnyHour(luckDays) : within(minutes, luckDays)
  return [reckoned({ ...luck, jie, span, date }), ...counted, ...(isMoving ? [moves] : [])]
}
