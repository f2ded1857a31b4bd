import type { Locale } from '#readings/reader/locale.ts'

export type { ByLocale, Locale } from '#readings/reader/locale.ts'

/** The three interface languages; the first is the one that words are written in, and the fallback (P-01). */
export const LOCALES = ['zh_CN', 'zh_TW', 'en_US'] as const satisfies readonly Locale[]

/** The same for every locale. */
export function forEveryLocale<T>(value: T): Record<Locale, T> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, value])) as Record<Locale, T>
}

/** BCP 47 tag of a locale, for `lang` attributes and `Intl`. */
export const languageTags: Readonly<Record<Locale, string>> = {
  zh_CN: 'zh-CN',
  zh_TW: 'zh-TW',
  en_US: 'en-US',
}

/** The tags by which browsers name what is read in a locale. No tag fits two of them. */
const spokenTags: Readonly<Record<Locale, RegExp>> = {
  zh_CN: /^zh\b(?!-(?:tw|hk|mo|hant)\b)/i,
  zh_TW: /^zh-(?:tw|hk|mo|hant)\b/i,
  en_US: /^en\b/i,
}

/** The locale for a language tag, or for a list of them that begins with it; `undefined` when it is none of ours. */
export function localeOfTag(tag: string): Locale | undefined {
  return LOCALES.find((locale) => spokenTags[locale].test(tag))
}

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale)
}
