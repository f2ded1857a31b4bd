import { LOCALES, type Locale } from '#contract/locale.ts'
import { isEncrypted } from './encrypted.ts'
import { BadSetting, parseUrlSetting, type Variables } from './variables.ts'

/** Settings of text to speech. */
export type SpeechSettings =
  | {
      readonly by: 'endpoint'
      readonly baseUrl: string
      readonly apiKey: string
      readonly model: string
      readonly voices: Readonly<Record<Locale, string>>
    }
  /** A program with its arguments, and the names of its voices. */
  | { readonly by: 'program'; readonly words: readonly string[]; readonly voices: Readonly<Record<Locale, string>> }
  /** The system's synthesiser if installed, else nothing. */
  | { readonly by: 'system' }
  | { readonly by: 'nothing' }

const VOICES: Readonly<Record<Locale, string>> = {
  zh_CN: 'SPEECH_VOICE_ZH_CN',
  zh_TW: 'SPEECH_VOICE_ZH_TW',
  en_US: 'SPEECH_VOICE_EN_US',
}

function voicesOf(variables: Variables, fallback: string): Readonly<Record<Locale, string>> {
  const voiceIn = (locale: Locale): string => variables[VOICES[locale]]?.trim() || variables['SPEECH_VOICE']?.trim() || fallback
  return Object.fromEntries(LOCALES.map((locale) => [locale, voiceIn(locale)])) as Record<Locale, string>
}

/** Splits a command: a JSON list, or words separated by spaces. */
function wordsOf(command: string): readonly string[] {
  if (!command.startsWith('[')) return command.split(/\s+/)
  try {
    const words: unknown = JSON.parse(command)
    if (Array.isArray(words) && words.length > 0 && words.every((word) => typeof word === 'string')) return words
  } catch {
    // Reported below.
  }
  throw new BadSetting('SPEECH_COMMAND must be a program and its arguments: words with spaces between, or a JSON list of strings')
}

/** Reads the settings of text to speech. Throws `BadSetting`. */
export function parseSpeechSettings(variables: Variables): SpeechSettings {
  const baseUrl = parseUrlSetting(variables, 'SPEECH_BASE_URL', ['https:', 'http:'])
  const model = variables['SPEECH_MODEL']?.trim()
  const command = variables['SPEECH_COMMAND']?.trim()
  if (command && command !== 'off' && (baseUrl || model)) throw new BadSetting('SPEECH_COMMAND and SPEECH_BASE_URL exclude each other')
  if (command && command !== 'off') {
    const words = wordsOf(command)
    return { by: 'program', words, voices: voicesOf(variables, words[0]!.split('/').at(-1)!) }
  }
  if (!baseUrl && !model) return { by: command === 'off' ? 'nothing' : 'system' }
  if (!baseUrl || !model) throw new BadSetting('SPEECH_BASE_URL and SPEECH_MODEL go together')
  if (!isEncrypted(baseUrl)) throw new BadSetting('SPEECH_BASE_URL must begin with https:// unless it is on this machine')
  return { by: 'endpoint', baseUrl, apiKey: variables['SPEECH_API_KEY']?.trim() || 'none', model, voices: voicesOf(variables, 'alloy') }
}
