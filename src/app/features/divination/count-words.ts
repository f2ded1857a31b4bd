import type { Locale } from '#contract/locale.ts'

const inHan = (second: number) => '〇一二三四五六七'.charAt(second)

/** A second of the seven as it is counted: 四, in English 4. */
export const countTexts: Readonly<Record<Locale, (second: number) => string>> = { zh_CN: inHan, zh_TW: inHan, en_US: String }
