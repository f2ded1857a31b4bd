import { languageTags, type Locale } from '#contract/locale.ts'

/** Formats a time (ms) for a mail; in UTC, because the recipient's zone is unknown. */
export const formatMailTime = (locale: Locale, at: number): string =>
  `${new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`
