export type Locale = 'zh_CN' | 'zh_TW' | 'en_US'
export type ByLocale = Readonly<Record<Locale, string>>
