import type { Page } from '@playwright/test'

/** One utterance: its text, voice and rate. */
export interface DeviceUtterance {
  readonly text: string
  readonly voice: string
  readonly rate: number
}

export interface DeviceVoice {
  readonly name: string
  readonly lang: string
  readonly localService: boolean
}

export const VOICES: readonly DeviceVoice[] = [
  { name: 'Google 普通话', lang: 'zh-CN', localService: false },
  { name: 'Tingting', lang: 'zh-CN', localService: true },
  { name: 'Meijia', lang: 'zh-TW', localService: true },
  { name: 'Samantha', lang: 'en-US', localService: true },
]

interface Spoken extends EventTarget {
  readonly text: string
  readonly voice: DeviceVoice | null
  readonly rate: number
}

interface Heard {
  readonly said: DeviceUtterance[]
  /** Ends the current utterance, unless it has not started yet. */
  readonly finish: () => void
  readonly isSpeaking: () => boolean
}

declare global {
  interface Window {
    heard: Heard
  }
}

/** Simulates speech synthesis: voices are listed late, start asynchronously and speak until `finish` is called. */
export async function giveVoices(page: Page, voices: readonly DeviceVoice[] = VOICES): Promise<void> {
  await page.addInitScript((list) => {
    class Utterance extends EventTarget {
      voice: DeviceVoice | null = null
      lang = ''
      rate = 1
      readonly text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    let current: Spoken | undefined
    let begun: Spoken | undefined
    let known: unknown[] = []
    const listUtterances: DeviceUtterance[] = []
    const end = (utterance: Spoken | undefined, name: string) => {
      if (!utterance || current !== utterance) return
      current = undefined
      utterance.dispatchEvent(Object.assign(new Event(name), { error: 'interrupted' }))
    }
    const synthesis = Object.assign(new EventTarget(), {
      pending: false,
      getVoices: () => known,
      resume: () => undefined,
      cancel: () => end(current, 'error'),
      speak: (utterance: Spoken) => {
        current = utterance
        setTimeout(() => {
          if (current !== utterance) return
          if (utterance.text === '') return end(utterance, 'end')
          begun = utterance
          listUtterances.push({ text: utterance.text, voice: utterance.voice?.name ?? '', rate: utterance.rate })
          utterance.dispatchEvent(new Event('start'))
        })
      },
    })
    Object.defineProperty(synthesis, 'speaking', { get: () => current !== undefined })
    setTimeout(() => {
      known = list.map((voice) => ({ ...voice, voiceURI: voice.name, default: false }))
      synthesis.dispatchEvent(new Event('voiceschanged'))
    }, 300)
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance, configurable: true })
    window.heard = { said: listUtterances, finish: () => end(begun, 'end'), isSpeaking: () => current !== undefined }
  }, voices)
}

/** Returns all utterances so far, in order. */
export const said = (page: Page): Promise<readonly DeviceUtterance[]> => page.evaluate(() => window.heard.said)

/** Ends the current utterance. */
export const finishUtterance = (page: Page): Promise<void> => page.evaluate(() => window.heard.finish())
