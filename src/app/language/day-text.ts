import { lightFormat } from 'date-fns/lightFormat'
import { languageTags, type Locale } from '#contract/locale.ts'
import { type ClockManner, minuteText } from './clock-text.ts'
import { writings } from './writing.ts'

/** The day of a point in time (ms) on this device's calendar, in figures: 2026-11-20. */
export function dayText(ms: number): string {
  return lightFormat(ms, 'yyyy-MM-dd')
}

const longDayTexts: Readonly<Record<Locale, (ms: number) => string>> = {
  zh_CN: dayText,
  zh_TW: dayText,
  en_US: (ms) => new Intl.DateTimeFormat(languageTags.en_US, { dateStyle: 'long' }).format(ms),
}

/** The day as a language reads it in a line: 2026-11-20; November 20, 2026. */
export function longDayText(locale: Locale, ms: number): string {
  return longDayTexts[locale](ms)
}

/** With its minute: 2026-11-20 14:20; November 20, 2026, 2:20 PM. */
export function dayMinuteText(manner: ClockManner, ms: number): string {
  return `${longDayText(manner.locale, ms)}${writings[manner.locale].beforeClock}${minuteText(manner, ms)}`
}

const inFigures = (ms: number) => lightFormat(ms, 'MM.dd')

const monthDayTexts: Readonly<Record<Locale, (ms: number) => string>> = {
  zh_CN: inFigures,
  zh_TW: inFigures,
  en_US: (ms) => new Intl.DateTimeFormat(languageTags.en_US, { month: 'short', day: 'numeric' }).format(ms),
}

/** Under the heading of its year: 11.20; Nov 20. */
export function monthDayText(locale: Locale, ms: number): string {
  return monthDayTexts[locale](ms)
}
