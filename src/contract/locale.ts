import type { Locale } from '#readings/reader/locale.ts'

export type { ByLocale, Locale } from '#readings/reader/locale.ts'

/** The three interface languages; the first is the source language of all texts, and the fallback (P-01). */
export const LOCALES = ['zh_CN', 'zh_TW', 'en_US'] as const satisfies readonly Locale[]

/** Builds a record with the same value for every locale. */
export function createLocaleRecord<T>(value: T): Record<Locale, T> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, value])) as Record<Locale, T>
}

/** BCP 47 tag of a locale, for `lang` attributes and `Intl`. */
export const languageTags: Readonly<Record<Locale, string>> = {
  zh_CN: 'zh-CN',
  zh_TW: 'zh-TW',
  en_US: 'en-US',
}

/** Patterns of the browser language tags that map to each locale; no tag matches two locales. */
const spokenTags: Readonly<Record<Locale, RegExp>> = {
  zh_CN: /^zh\b(?!-(?:tw|hk|mo|hant)\b)/i,
  zh_TW: /^zh-(?:tw|hk|mo|hant)\b/i,
  en_US: /^en\b/i,
}

/** Returns the locale of a language tag, or of the first tag of a list; `undefined` if that language is not supported. */
export function localeOfTag(tag: string): Locale | undefined {
  return LOCALES.find((locale) => spokenTags[locale].test(tag))
}

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale)
}
