import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Locale } from '#contract/locale.ts'
import { programSpeech } from './program-speech.ts'
import type { SpeechPort } from './speech.ts'

const PROGRAM = 'espeak-ng'

/** With `cmn` the 1.51 of Debian 12 reads characters as names of English letters; this voice reads their pinyin. */
const VOICES: Readonly<Record<Locale, string>> = { zh_CN: 'cmn-latn-pinyin', zh_TW: 'cmn-latn-pinyin', en_US: 'en-gb' }

/** Words per minute by the program's own count; its default of 175 is too fast. */
const PACE = '155'

const isIn = (folder: string): boolean => {
  try {
    accessSync(join(folder, PROGRAM), constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The system's espeak-ng if it is installed: intelligible but plain. Characters with several readings are spelled out for it. */
export function espeak(path = process.env['PATH'] ?? ''): SpeechPort | undefined {
  if (!path.split(delimiter).some((folder) => folder !== '' && isIn(folder))) return undefined
  const program = programSpeech({
    commandFor: (locale) => [PROGRAM, '-v', VOICES[locale], '-s', PACE, '--stdin', '--stdout'],
    voiceFor: () => 'plain',
  })
  return {
    ...program,
    async say(text, saying) {
      const { forPlainVoice } = await import('#readings/spoken/plain-voice.ts')
      return program.say(forPlainVoice(text, saying.locale), saying)
    },
  }
}
