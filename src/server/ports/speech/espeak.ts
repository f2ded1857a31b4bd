import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Locale } from '#contract/locale.ts'
import { createProgramSpeech } from './program-speech.ts'
import type { SpeechPort } from './speech.ts'

const PROGRAM = 'espeak-ng'

/** Voices. With `cmn`, version 1.51 of Debian 12 reads Chinese as names of English letters; this voice reads the pinyin. */
const VOICES: Readonly<Record<Locale, string>> = { zh_CN: 'cmn-latn-pinyin', zh_TW: 'cmn-latn-pinyin', en_US: 'en-gb' }

/** Speed in the program's own words per minute; its default of 175 is too fast. */
const PACE = '155'

const isIn = (folder: string): boolean => {
  try {
    accessSync(join(folder, PROGRAM), constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Returns the system's espeak-ng as speech service; undefined if not installed. Intelligible but plain. Writes words that it
 * misreads as pinyin.
 */
export function findEspeak(path = process.env['PATH'] ?? ''): SpeechPort | undefined {
  if (!path.split(delimiter).some((folder) => folder !== '' && isIn(folder))) return undefined
  const program = createProgramSpeech({
    commandFor: (locale) => [PROGRAM, '-v', VOICES[locale], '-s', PACE, '--stdin', '--stdout'],
    voiceFor: () => 'plain',
  })
  return {
    ...program,
    async say(text, saying) {
      const { adaptForEspeak } = await import('#readings/spoken/plain-voice.ts')
      return program.say(adaptForEspeak(text, saying.locale), saying)
    },
  }
}
