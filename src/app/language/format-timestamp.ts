import { languageTags } from '#contract/locale.ts'
import { type ClockFormat, formatTimeOfDay } from './format-clock.ts'
import { formatIsoDay } from './format-day.ts'

/** Formats a timestamp (ms): hour and minute if it is today, otherwise month, day and time. */
export function formatTimestamp(format: ClockFormat, ms: number): string {
  const clock = formatTimeOfDay(format, ms)
  if (formatIsoDay(ms) === formatIsoDay(Date.now())) return clock
  const dayFormat = new Intl.DateTimeFormat(languageTags[format.locale], {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  const parts = dayFormat.formatToParts(ms)
  const day = parts
    .slice(
      0,
      parts.findIndex(({ type }) => type === 'hour'),
    )
    .map(({ value }) => value)
  return `${day.join('')}${clock}`
}
