import type { Locale } from '../reader/locale.ts'
import { adaptChineseForEspeak } from './chinese/plain-voice.ts'

/** Adapts a spoken text for espeak-ng so that it is pronounced correctly. */
export function adaptForEspeak(spoken: string, locale: Locale): string {
  return locale === 'en_US' ? spoken : adaptChineseForEspeak(spoken)
}
