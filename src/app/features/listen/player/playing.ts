/** The recording that is being heard, and how far it has come. */
import type { Podcast, TimedSentence } from '#contract/podcast.ts'
import { createExternalStore } from '../../../live/external-store.ts'

/** What is heard, of whom, for whom. */
export interface Recording {
  readonly userId: string
  readonly podcast: Podcast
  /** Whose book it is. */
  readonly name: string
  /** Its pillars, year first; '' for an unknown hour. */
  readonly pillars: readonly string[]
}

export interface Playing extends Recording {
  /** From 0. */
  readonly chapter: number
  readonly state: 'loading' | 'playing' | 'paused'
  /** Why it is not heard: the code of a refusal, or `sound` where the device cannot play it. */
  readonly trouble: { readonly code: number; readonly data: unknown } | 'sound' | undefined
}

export const playing = createExternalStore<Playing | undefined>(undefined)

/** Into the chapter, and its length, in seconds. */
export const clock = createExternalStore({ seconds: 0, length: 0 })

/** What is said in the chapter that is heard, with its times; empty while that is not known. */
export const text = createExternalStore<readonly TimedSentence[]>([])

/** The sentence that is heard after so many seconds; -1 before the first. */
export function sentenceAt(sentences: readonly Pick<TimedSentence, 'at'>[], seconds: number): number {
  return sentences.findLastIndex(({ at }) => at <= seconds * 1000)
}

/** Whether it is this recording that is heard. */
export const isOf = (now: Playing | undefined, { archive_id, locale }: Pick<Podcast, 'archive_id' | 'locale'>): boolean =>
  now?.podcast.archive_id === archive_id && now.podcast.locale === locale
