import { languageTags, type Locale } from '#contract/locale.ts'

/** A moment (milliseconds) in a mail. The server knows nobody's zone, so it names its own. */
export const momentIn = (locale: Locale, at: number): string =>
  `${new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`
