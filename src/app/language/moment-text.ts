import { languageTags, type Locale } from '#contract/locale.ts'

/** A point in time (ms) as people write it in a locale: the hour for today, else with the day. */
export function momentText(locale: string, ms: number, now = Date.now()): string {
  const isToday = new Date(ms).toDateString() === new Date(now).toDateString()
  return new Intl.DateTimeFormat(languageTags[locale as Locale], {
    ...(isToday ? {} : { month: 'short', day: 'numeric' }),
    hour: locale === 'en_US' ? 'numeric' : '2-digit',
    minute: '2-digit',
    hourCycle: locale === 'en_US' ? 'h12' : 'h23',
  }).format(ms)
}
