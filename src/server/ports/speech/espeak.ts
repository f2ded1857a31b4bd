import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Locale } from '#contract/locale.ts'
import { programSpeech } from './program-speech.ts'
import type { SpeechPort } from './speech.ts'

const PROGRAM = 'espeak-ng'

/** `cmn` alone reads characters by the names of English letters in Debian 12's 1.51; this one reads them by their pinyin. */
const VOICES: Readonly<Record<Locale, string>> = { zh_CN: 'cmn-latn-pinyin', zh_TW: 'cmn-latn-pinyin', en_US: 'en-gb' }

/** Words a minute, as the program counts them; its own 175 are too fast to follow. */
const PACE = '155'

const isIn = (folder: string): boolean => {
  try {
    accessSync(join(folder, PROGRAM), constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The synthesiser of the system, where it is installed: understood, and plain. Words of several readings are spelt out for it. */
export function espeak(path = process.env['PATH'] ?? ''): SpeechPort | undefined {
  if (!path.split(delimiter).some((folder) => folder !== '' && isIn(folder))) return undefined
  const program = programSpeech({
    wordsIn: (locale) => [PROGRAM, '-v', VOICES[locale], '-s', PACE, '--stdin', '--stdout'],
    voiceIn: () => 'plain',
  })
  return {
    ...program,
    async say(text, saying) {
      const { forPlainVoice } = await import('#readings/spoken/plain-voice.ts')
      return program.say(forPlainVoice(text, saying.locale), saying)
    },
  }
}
