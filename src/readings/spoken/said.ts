import type { Locale } from './locale.ts'
import { chineseSaid } from './chinese/said.ts'
import { englishSaid } from './english/said.ts'

/** A text as a voice of that language says it. */
export function saidIn(locale: Locale, text: string): string {
  return locale === 'en_US' ? englishSaid(text) : chineseSaid(text, locale === 'zh_TW')
}
