import { lightFormat } from 'date-fns/lightFormat'
import { languageTags, type Locale } from '#contract/locale.ts'
import type { Hours } from './writing.ts'

/** Whose clock it is: language, and hours to 24 or to 12 twice. */
export interface ClockManner {
  readonly locale: Locale
  readonly timeFormat: Hours
}

interface HalfDay {
  readonly name: string
  /** 下午 3:05; else 3:05 PM. */
  readonly isFirst: boolean
}

/** 上午、下午; AM, PM: what the language calls the half of a day that an hour is in. */
function halfDayOf(locale: Locale, hour: number): HalfDay {
  const halves = new Intl.DateTimeFormat(languageTags[locale], { hour: 'numeric', hourCycle: 'h12', timeZone: 'UTC' })
  const parts = halves.formatToParts(Date.UTC(2000, 0, 1, hour)).filter(({ type }) => type === 'dayPeriod' || type === 'hour')
  return { name: parts.find(({ type }) => type === 'dayPeriod')?.value ?? '', isFirst: parts[0]?.type === 'dayPeriod' }
}

const toTwelve = (hour: number) => ((hour + 11) % 12) + 1

/** Clock and half of the day stay in one line. */
const beside = ({ name, isFirst }: HalfDay, clock: string) => (isFirst ? `${name}\u00a0${clock}` : `${clock}\u00a0${name}`)

/** A clock (`HH:mm` or `HH:mm:ss`) as it is written: 15:05; 下午 3:05; 3:05 PM. */
export function clockText({ locale, timeFormat }: ClockManner, clock: string): string {
  if (timeFormat === '24') return clock
  const hour = Number(clock.slice(0, 2))
  return beside(halfDayOf(locale, hour), `${toTwelve(hour)}${clock.slice(2)}`)
}

/** From one clock to another, the half of the day said once where both are in it: 13:00–15:00; 下午 1:00–3:00; 1:00–3:00 PM. */
export function clockSpanText(manner: ClockManner, from: string, to: string): string {
  const [start, end] = [Number(from.slice(0, 2)), Number(to.slice(0, 2))]
  if (manner.timeFormat === '24' || start < 12 !== end < 12 || start > end) return `${clockText(manner, from)}–${clockText(manner, to)}`
  return beside(halfDayOf(manner.locale, start), `${toTwelve(start)}${from.slice(2)}–${toTwelve(end)}${to.slice(2)}`)
}

/** An hour alone, 0 to 23, where hours stand beside one another: 05; 上午 5; 5 AM. */
export function hourText({ locale, timeFormat }: ClockManner, hour: number): string {
  if (timeFormat === '24') return String(hour).padStart(2, '0')
  return beside(halfDayOf(locale, hour), String(toTwelve(hour)))
}

/** The minute of a point in time (ms) by this device's clock. */
export function minuteText(manner: ClockManner, ms: number): string {
  return clockText(manner, lightFormat(ms, 'HH:mm'))
}
