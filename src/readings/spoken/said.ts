import type { Locale } from '../reader/locale.ts'
import { speakChinese } from './chinese/said.ts'
import { speakEnglish } from './english/said.ts'

/** Converts a text to its spoken form in a language. */
export function saidIn(locale: Locale, text: string): string {
  return locale === 'en_US' ? speakEnglish(text) : speakChinese(text, locale === 'zh_TW')
}
