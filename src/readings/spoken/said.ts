import type { Locale } from '../reader/locale.ts'
import { spellChineseText } from './chinese/said.ts'
import { spellEnglishText } from './english/said.ts'

/** Converts a text to its spoken form in a language. */
export function spellSpokenText(locale: Locale, text: string): string {
  return locale === 'en_US' ? spellEnglishText(text) : spellChineseText(text, locale === 'zh_TW')
}
