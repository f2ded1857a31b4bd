import type { Locale } from '#contract/locale.ts'
import { writingSystems } from '../language/writing-systems.ts'

const HAN = '〇一二三四五六七八九'

/** Formats 1 to 199 in Chinese characters: 三, 十, 三十七, 一百零二, 一百一十. */
export function formatHanNumber(number: number): string {
  if (number >= 100) return `一百${formatHundredsRest(number - 100)}`
  const [tens, ones] = [Math.floor(number / 10), number % 10]
  return `${tens > 1 ? HAN[tens] : ''}${tens > 0 ? '十' : ''}${ones > 0 ? HAN[ones] : ''}`
}

/** Formats the part after 一百 of 0 to 99: ten to nineteen begin with 一十, one to nine with 零; '' for 0. */
function formatHundredsRest(number: number): string {
  if (number === 0) return ''
  return number < 10 ? `零${formatHanNumber(number)}` : `${number < 20 ? '一' : ''}${formatHanNumber(number)}`
}

/** Formats the number of a card or a lot, up to 99: 三, in English 3. */
export function formatOrdinal(locale: Locale, number: number): string {
  return writingSystems[locale].readsHan ? formatHanNumber(number) : String(number)
}
