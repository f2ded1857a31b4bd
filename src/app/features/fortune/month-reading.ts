import type { Locale } from '#contract/locale.ts'

/** The languages in which months are read: a way to them stands in these alone. */
export const hasMonthReading: Readonly<Record<Locale, boolean>> = { zh_CN: true, zh_TW: true, en_US: false }
