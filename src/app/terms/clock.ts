import type { Locale } from '#contract/locale.ts'
import { monthNameOf } from './date.ts'

const CLOCK = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})/

/** Hour and minute of a clock reading (`YYYY-MM-DDTHH:mm:ss`): 08:30; 8:30 am. */
export function hourMinuteOf(locale: Locale, clock: string): string {
  const [, , , , hour = '', minute = ''] = CLOCK.exec(clock) ?? []
  if (locale !== 'en_US') return `${hour}:${minute}`
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'am' : 'pm'}`
}

/** The date of a clock reading: 1990-05-15; 15 May 1990. */
export function civilDateOf(locale: Locale, clock: string): string {
  const [, year = '', month = '', day = ''] = CLOCK.exec(clock) ?? []
  if (locale !== 'en_US') return `${year}-${month}-${day}`
  return `${Number(day)} ${monthNameOf(locale, Number(month))} ${year}`
}
