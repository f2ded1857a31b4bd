/** The languages in which texts are written by hand. */
export type SourceLocale = 'zh_CN' | 'en_US'

/** The three interface languages (P-01); the texts in zh_TW are generated from those in zh_CN. */
export type Locale = SourceLocale | 'zh_TW'

/** A text in every interface language. */
export type ByLocale = Readonly<Record<Locale, string>>
