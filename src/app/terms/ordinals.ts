import type { Locale } from '#contract/locale.ts'
import { writings } from '../language/writing.ts'

const HAN = '〇一二三四五六七八九'

/** 1 to 99: 三, 十, 三十七. */
function hanOf(number: number): string {
  const [tens, ones] = [Math.floor(number / 10), number % 10]
  return `${tens > 1 ? HAN[tens] : ''}${tens > 0 ? '十' : ''}${ones > 0 ? HAN[ones] : ''}`
}

/** The number of a card or a lot, up to 99: 三, in English 3. */
export function ordinalTextOf(locale: Locale, number: number): string {
  return writings[locale].readsHan ? hanOf(number) : String(number)
}
