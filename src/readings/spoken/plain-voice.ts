import { chineseForPlainVoice } from './chinese/plain-voice.ts'
import type { Locale } from './locale.ts'

/** What is said, as espeak-ng has to be given it to say it right. */
export function forPlainVoice(spoken: string, locale: Locale): string {
  return locale === 'en_US' ? spoken : chineseForPlainVoice(spoken)
}
