import { DAY_SECONDS } from './calendar.ts'
import { ganzhiAt } from './cycle.ts'
import { pillarOfEpochDay } from './pillars.ts'
import type { ZiRule } from './pillars.ts'
import type { SecondsSpan } from './year-names.ts'

const HOUR = 3600
const HOURS = 12

/** Returns the spans of a day (since 1970-01-01) with hour pair `hour` (null: the whole day). Under `zi` 24 a day has two rat hours. */
export function findHourPairSpans(days: number, hour: number | null, zi: ZiRule, isSameDayStem: boolean): readonly SecondsSpan[] {
  const midnight = days * DAY_SECONDS
  const start = zi === '23' ? midnight - HOUR : midnight
  if (hour === null) return [{ from: start, to: start + DAY_SECONDS }]
  const first = pillarOfEpochDay(days).index * HOURS
  const branch = hour % HOURS
  const isOf = (number: number) => ganzhiAt(number).index === hour
  const own = midnight - HOUR + branch * 2 * HOUR
  const spans = isOf(first + branch) ? [{ from: Math.max(own, start), to: own + 2 * HOUR }] : []
  const isLate = zi === '24' && branch === 0 && isOf(first + (isSameDayStem ? 0 : HOURS))
  return isLate ? [...spans, { from: midnight + 23 * HOUR, to: midnight + DAY_SECONDS }] : spans
}
