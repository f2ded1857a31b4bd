import { languageTags, type Locale } from '#contract/locale.ts'
import { dayText } from './day-text.ts'

const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }

/** A point in time (ms) as people write it in a locale: the hour for today, else with the day. */
export function momentText(locale: Locale, ms: number): string {
  const day: Intl.DateTimeFormatOptions = dayText(ms) === dayText(Date.now()) ? {} : { month: 'short', day: 'numeric' }
  return new Intl.DateTimeFormat(languageTags[locale], { ...day, ...CLOCK }).format(ms)
}
