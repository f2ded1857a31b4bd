/** Reads one card aloud with a device voice, sentence by sentence. */
import type { SpokenChapter, SpokenSentence } from '#readings/spoken/index.ts'
import { createExternalStore } from '../../../live/external-store.ts'
import { requestAudioFocus } from '../options/audio-focus.ts'
import { cancelSpeech, speakText, type SpeechEnding } from './speech.ts'

/** Why there is no sound. */
export type SpeechFailure = Exclude<SpeechEnding, 'ended'>

export interface ReadAloudState {
  /** `opening`: requested, sentences not loaded yet; `over`: read to the end. */
  readonly state: 'off' | 'opening' | 'reading' | 'paused' | 'over'
  readonly card: string
  readonly sentences: readonly SpokenSentence[]
  readonly at: number
  readonly failure: SpeechFailure | undefined
}

/** Voice, language and rate. */
export interface SpeechOptions {
  readonly voice: SpeechSynthesisVoice | undefined
  readonly lang: string
  readonly pace: number
}

const OFF: ReadAloudState = { state: 'off', card: '', sentences: [], at: 0, failure: undefined }

/** Store of the reading by a device voice. */
export const readAloudState = createExternalStore<ReadAloudState>(OFF)
let options: SpeechOptions = { voice: undefined, lang: 'zh-CN', pace: 1 }
let pauseTimer: ReturnType<typeof setTimeout> | undefined

const change = (next: Partial<ReadAloudState>) => readAloudState.set({ ...readAloudState.get(), ...next })

function silence(): void {
  clearTimeout(pauseTimer)
  cancelSpeech()
}

function speak(): void {
  silence()
  const { sentences, at, state } = readAloudState.get()
  const sentence = sentences[at]
  if (state !== 'reading') return
  if (!sentence) return change({ state: 'over' })
  speakText({ text: sentence.spoken, ...options }, (ending) => {
    if (ending === 'ended') pauseTimer = setTimeout(continueFrom, sentence.pauseMs / options.pace, at)
    // Pauses, because many phones silence hidden pages; the user can resume from this sentence.
    else change({ state: 'paused', failure: ending })
  })
}

function continueFrom(at: number): void {
  const { sentences, state } = readAloudState.get()
  if (state !== 'reading') return
  if (at + 1 >= sentences.length) return change({ state: 'over' })
  change({ at: at + 1 })
  speak()
}

/** Requests reading of a card; its page provides the sentences. */
export function requestReadAloud(card: string): void {
  requestAudioFocus(stopReadAloud)
  silence()
  readAloudState.set({ ...OFF, state: 'opening', card })
}

/** Reads a card from a sentence on. */
export function readSentencesAloud({ id, sentences }: SpokenChapter, at: number, isPaused = false): void {
  readAloudState.set({ state: isPaused ? 'paused' : 'reading', card: id, sentences, at, failure: undefined })
  speak()
}

export function pauseReadAloud(): void {
  silence()
  if (readAloudState.get().state === 'reading') change({ state: 'paused' })
}

export function resumeReadAloud(): void {
  if (readAloudState.get().state !== 'paused') return
  requestAudioFocus(stopReadAloud)
  change({ state: 'reading', failure: undefined })
  speak()
}

/** Moves `by` sentences within the card; a paused reading stays paused. */
export function skipReadAloudSentences(by: number): void {
  const { at, sentences, state } = readAloudState.get()
  if (state === 'opening' || state === 'off') return
  const next = Math.max(0, Math.min(at + by, sentences.length - 1))
  change({ at: next, state: state === 'over' ? 'reading' : state })
  speak()
}

/** Sets the voice and rate; the current sentence starts again if they changed. */
export function setSpeechOptions(next: SpeechOptions): void {
  const isSame = next.voice?.voiceURI === options.voice?.voiceURI && next.pace === options.pace && next.lang === options.lang
  options = next
  if (!isSame && readAloudState.get().state === 'reading') speak()
}

export function stopReadAloud(): void {
  silence()
  if (readAloudState.get().state !== 'off') readAloudState.set(OFF)
}
