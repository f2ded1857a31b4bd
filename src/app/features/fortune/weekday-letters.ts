import { languageTags, type Locale } from '#contract/locale.ts'

/** Heads of seven columns from Sunday: 日 一 二; S M T. */
export function weekdayLettersOf(locale: Locale): string[] {
  const format = new Intl.DateTimeFormat(languageTags[locale], { weekday: 'narrow', timeZone: 'UTC' })
  // 4 January 1970 was a Sunday.
  return Array.from({ length: 7 }, (_, i) => format.format(Date.UTC(1970, 0, 4 + i)))
}
