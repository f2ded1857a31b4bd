import type { Locale } from '#contract/locale.ts'
import { writings } from '../language/writing.ts'

const HAN = '一二三四五六七八九十'

/** The number of a card: 三, in English 3. */
export function ordinalTextOf(locale: Locale, number: number): string {
  return (writings[locale].readsHan && HAN[number - 1]) || String(number)
}
