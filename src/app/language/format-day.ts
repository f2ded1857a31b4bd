import { lightFormat } from 'date-fns/lightFormat'
import { languageTags, type Locale } from '#contract/locale.ts'
import { type ClockFormat, formatTimeOfDay } from './format-clock.ts'
import { writingSystems } from './writing-systems.ts'

/** Formats the local day of a timestamp (ms): 2026-11-20. */
export function formatIsoDay(ms: number): string {
  return lightFormat(ms, 'yyyy-MM-dd')
}

const longDayFormats: Readonly<Record<Locale, (ms: number) => string>> = {
  zh_CN: formatIsoDay,
  zh_TW: formatIsoDay,
  en_US: (ms) => new Intl.DateTimeFormat(languageTags.en_US, { dateStyle: 'long' }).format(ms),
}

/** Formats the local day of a timestamp (ms) in a language: 2026-11-20; November 20, 2026. */
export function formatLongDay(locale: Locale, ms: number): string {
  return longDayFormats[locale](ms)
}

/** Formats the local day, hour and minute of a timestamp (ms): 2026-11-20 14:20; November 20, 2026, 2:20 PM. */
export function formatDayTime(format: ClockFormat, ms: number): string {
  return `${formatLongDay(format.locale, ms)}${writingSystems[format.locale].dateTimeSeparator}${formatTimeOfDay(format, ms)}`
}

const formatDigits = (ms: number) => lightFormat(ms, 'MM.dd')

const monthDayFormats: Readonly<Record<Locale, (ms: number) => string>> = {
  zh_CN: formatDigits,
  zh_TW: formatDigits,
  en_US: (ms) => new Intl.DateTimeFormat(languageTags.en_US, { month: 'short', day: 'numeric' }).format(ms),
}

/** Formats a day without its year, for lists grouped by year: 11.20; Nov 20. */
export function formatMonthDay(locale: Locale, ms: number): string {
  return monthDayFormats[locale](ms)
}
