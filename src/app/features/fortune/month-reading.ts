import type { Locale } from '#contract/locale.ts'

/** Languages that have month readings; others show no link to them. */
export const monthReadingAvailability: Readonly<Record<Locale, boolean>> = { zh_CN: true, zh_TW: true, en_US: false }
