import { lightFormat } from 'date-fns/lightFormat'
import { languageTags, type Locale } from '#contract/locale.ts'
import type { HourCycle } from './writing-systems.ts'

/** Language and hour cycle in which to format clock times. */
export interface ClockFormat {
  readonly locale: Locale
  readonly timeFormat: HourCycle
}

interface DayPeriod {
  readonly name: string
  /** Whether the name comes before the clock (下午 3:05), not after it (3:05 PM). */
  readonly isFirst: boolean
}

/** Returns the locale's AM/PM for an hour: 上午、下午; AM, PM. */
function getDayPeriod(locale: Locale, hour: number): DayPeriod {
  const halves = new Intl.DateTimeFormat(languageTags[locale], { hour: 'numeric', hourCycle: 'h12', timeZone: 'UTC' })
  const parts = halves.formatToParts(Date.UTC(2000, 0, 1, hour)).filter(({ type }) => type === 'dayPeriod' || type === 'hour')
  return { name: parts.find(({ type }) => type === 'dayPeriod')?.value ?? '', isFirst: parts[0]?.type === 'dayPeriod' }
}

const toTwelve = (hour: number) => ((hour + 11) % 12) + 1

/** Joins clock and AM/PM with a no-break space. */
const joinPeriod = ({ name, isFirst }: DayPeriod, clock: string) => (isFirst ? `${name}\u00a0${clock}` : `${clock}\u00a0${name}`)

/** Formats a clock time (`HH:mm` or `HH:mm:ss`): 15:05; 下午 3:05; 3:05 PM. */
export function formatClock({ locale, timeFormat }: ClockFormat, clock: string): string {
  if (timeFormat === '24') return clock
  const hour = Number(clock.slice(0, 2))
  return joinPeriod(getDayPeriod(locale, hour), `${toTwelve(hour)}${clock.slice(2)}`)
}

/** Formats a span of two clock times; AM/PM appears once if both share it: 13:00–15:00; 下午 1:00–3:00; 1:00–3:00 PM. */
export function formatClockSpan(format: ClockFormat, from: string, to: string): string {
  const [start, end] = [Number(from.slice(0, 2)), Number(to.slice(0, 2))]
  if (format.timeFormat === '24' || start < 12 !== end < 12 || start > end) return `${formatClock(format, from)}–${formatClock(format, to)}`
  return joinPeriod(getDayPeriod(format.locale, start), `${toTwelve(start)}${from.slice(2)}–${toTwelve(end)}${to.slice(2)}`)
}

/** Formats an hour, 0 to 23, without minutes: 05; 上午 5; 5 AM. */
export function formatHour({ locale, timeFormat }: ClockFormat, hour: number): string {
  if (timeFormat === '24') return String(hour).padStart(2, '0')
  return joinPeriod(getDayPeriod(locale, hour), String(toTwelve(hour)))
}

/** Formats hour and minute of a timestamp (ms) in this device's time zone. */
export function formatTimeOfDay(format: ClockFormat, ms: number): string {
  return formatClock(format, lightFormat(ms, 'HH:mm'))
}
