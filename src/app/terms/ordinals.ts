import type { Locale } from '#contract/locale.ts'
import { writings } from '../language/writing.ts'

const HAN = '〇一二三四五六七八九'

/** 1 to 199: 三, 十, 三十七, 一百零二, 一百一十. */
export function hanOf(number: number): string {
  if (number >= 100) return `一百${hundredsRestOf(number - 100)}`
  const [tens, ones] = [Math.floor(number / 10), number % 10]
  return `${tens > 1 ? HAN[tens] : ''}${tens > 0 ? '十' : ''}${ones > 0 ? HAN[ones] : ''}`
}

/** What follows a hundred: its ten is counted, and one that is missing is said. */
function hundredsRestOf(number: number): string {
  if (number === 0) return ''
  return number < 10 ? `零${hanOf(number)}` : `${number < 20 ? '一' : ''}${hanOf(number)}`
}

/** The number of a card or a lot, up to 99: 三, in English 3. */
export function ordinalTextOf(locale: Locale, number: number): string {
  return writings[locale].readsHan ? hanOf(number) : String(number)
}
