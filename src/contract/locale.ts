/** The three interface languages; the first is the fallback (product spec §3). */
export const LOCALES = ['zh_CN', 'zh_TW', 'en_US'] as const
export type Locale = (typeof LOCALES)[number]

/** A text in every interface language. */
export type ByLocale = Readonly<Record<Locale, string>>

/** BCP 47 tag of a locale, for `lang` attributes and `Intl`. */
export const languageTags: Readonly<Record<Locale, string>> = {
  zh_CN: 'zh-CN',
  zh_TW: 'zh-TW',
  en_US: 'en-US',
}

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale)
}
