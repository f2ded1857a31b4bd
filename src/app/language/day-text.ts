import { languageTags, type Locale } from '#contract/locale.ts'

const two = (number: number) => String(number).padStart(2, '0')

/** The day of a point in time (ms) on this device's calendar, as the product writes dates: 2026-11-20. */
export function dayText(ms: number): string {
  const date = new Date(ms)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** With its minute: 2026-11-20 14:20. */
export function dayMinuteText(ms: number): string {
  const date = new Date(ms)
  return `${dayText(ms)} ${two(date.getHours())}:${two(date.getMinutes())}`
}

/** Under the heading of its year: 11.20; Nov 20. */
export function monthDayText(locale: Locale, ms: number): string {
  if (locale !== 'en_US') return dayText(ms).slice(5).replace('-', '.')
  return new Intl.DateTimeFormat(languageTags[locale], { month: 'short', day: 'numeric' }).format(ms)
}
