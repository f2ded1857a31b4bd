import { languageTags, type Locale } from '#contract/locale.ts'
import { dayText } from './day-text.ts'

const chinese: Intl.DateTimeFormatOptions = { hour: '2-digit', hourCycle: 'h23' }

const hours: Readonly<Record<Locale, Intl.DateTimeFormatOptions>> = {
  zh_CN: chinese,
  zh_TW: chinese,
  en_US: { hour: 'numeric', hourCycle: 'h12' },
}

/** A point in time (ms) as people write it in a locale: the hour for today, else with the day. */
export function momentText(locale: Locale, ms: number): string {
  const day: Intl.DateTimeFormatOptions = dayText(ms) === dayText(Date.now()) ? {} : { month: 'short', day: 'numeric' }
  return new Intl.DateTimeFormat(languageTags[locale], { ...day, ...hours[locale], minute: '2-digit' }).format(ms)
}
