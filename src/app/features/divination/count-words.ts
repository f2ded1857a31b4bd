import type { Locale } from '#contract/locale.ts'

const HAN = '〇一二三四五六七'

/** A second of the seven as it is counted: 四, in English 4. */
export function countTextOf(locale: Locale, second: number): string {
  return locale === 'en_US' ? String(second) : HAN.charAt(second)
}
