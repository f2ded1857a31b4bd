/** What is being read aloud by a voice of the device: one card, sentence by sentence. */
import type { SpokenChapter, SpokenSentence } from '#readings/spoken/index.ts'
import { createExternalStore } from '../../../live/external-store.ts'
import { takeFloor } from '../choice/floor.ts'
import { hush, say, type Ending } from './speaker.ts'

/** Why nothing is heard. */
export type AloudTrouble = Exclude<Ending, 'ended'>

export interface Aloud {
  /** `opening`: asked for, the card's sentences are still to come; `over`: the card was read to its end. */
  readonly state: 'off' | 'opening' | 'reading' | 'paused' | 'over'
  readonly card: string
  readonly sentences: readonly SpokenSentence[]
  readonly at: number
  readonly trouble: AloudTrouble | undefined
}

/** Whoever speaks. */
export interface Manner {
  readonly voice: SpeechSynthesisVoice | undefined
  readonly lang: string
  readonly pace: number
}

const OFF: Aloud = { state: 'off', card: '', sentences: [], at: 0, trouble: undefined }

export const aloud = createExternalStore<Aloud>(OFF)
let manner: Manner = { voice: undefined, lang: 'zh-CN', pace: 1 }
let rest: ReturnType<typeof setTimeout> | undefined

const change = (next: Partial<Aloud>) => aloud.set({ ...aloud.get(), ...next })

function quiet(): void {
  clearTimeout(rest)
  hush()
}

function speak(): void {
  quiet()
  const { sentences, at, state } = aloud.get()
  const sentence = sentences[at]
  if (state !== 'reading') return
  if (!sentence) return change({ state: 'over' })
  say({ text: sentence.spoken, ...manner }, (ending) => {
    if (ending === 'ended') rest = setTimeout(goOnFrom, sentence.pauseMs / manner.pace, at)
    // A hidden page is silenced by many phones: it goes on where it was, once somebody looks.
    else change({ state: 'paused', trouble: ending })
  })
}

function goOnFrom(at: number): void {
  const { sentences, state } = aloud.get()
  if (state !== 'reading') return
  if (at + 1 >= sentences.length) return change({ state: 'over' })
  change({ at: at + 1 })
  speak()
}

/** Asks for a card to be read. */
export function openAloud(card: string): void {
  takeFloor(endAloud)
  quiet()
  aloud.set({ ...OFF, state: 'opening', card })
}

/** Reads a card from a sentence on. */
export function readAloud({ id, sentences }: SpokenChapter, at: number, isPaused = false): void {
  aloud.set({ state: isPaused ? 'paused' : 'reading', card: id, sentences, at, trouble: undefined })
  speak()
}

export function pauseAloud(): void {
  quiet()
  if (aloud.get().state === 'reading') change({ state: 'paused' })
}

export function goOnAloud(): void {
  if (aloud.get().state !== 'paused') return
  takeFloor(endAloud)
  change({ state: 'reading', trouble: undefined })
  speak()
}

/** To another sentence of the card; paused it stays paused. */
export function stepAloud(by: number): void {
  const { at, sentences, state } = aloud.get()
  if (state === 'opening' || state === 'off') return
  const next = Math.max(0, Math.min(at + by, sentences.length - 1))
  change({ at: next, state: state === 'over' ? 'reading' : state })
  speak()
}

/** Another voice, or another pace: the sentence is said anew. */
export function speakAs(next: Manner): void {
  const isSame = next.voice?.voiceURI === manner.voice?.voiceURI && next.pace === manner.pace && next.lang === manner.lang
  manner = next
  if (!isSame && aloud.get().state === 'reading') speak()
}

export function endAloud(): void {
  quiet()
  if (aloud.get().state !== 'off') aloud.set(OFF)
}
