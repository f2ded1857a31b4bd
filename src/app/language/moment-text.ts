import { languageTags } from '#contract/locale.ts'
import { type ClockManner, minuteText } from './clock-text.ts'
import { dayText } from './day-text.ts'

/** A point in time (ms) as people write it in a locale: the hour for today, else with the day. */
export function momentText(manner: ClockManner, ms: number): string {
  const clock = minuteText(manner, ms)
  if (dayText(ms) === dayText(Date.now())) return clock
  const format = new Intl.DateTimeFormat(languageTags[manner.locale], { month: 'short', day: 'numeric', hour: '2-digit', hourCycle: 'h23' })
  const parts = format.formatToParts(ms)
  const day = parts
    .slice(
      0,
      parts.findIndex(({ type }) => type === 'hour'),
    )
    .map(({ value }) => value)
  return `${day.join('')}${clock}`
}
