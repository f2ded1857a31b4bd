/** State of the recording that is playing. */
import { useEffect } from 'react'
import type { Podcast, TimedSentence } from '#contract/podcast.ts'
import { createExternalStore } from '../../../live/external-store.ts'

/** A recording with its listener and the data for its cover. */
export interface Recording {
  readonly userId: string
  readonly podcast: Podcast
  /** Name of the person the book is about. */
  readonly name: string
  /** Pillars, year first; '' for an unknown hour. */
  readonly pillars: readonly string[]
}

export interface CurrentPlayback extends Recording {
  /** Zero-based index. */
  readonly chapter: number
  readonly state: 'loading' | 'playing' | 'paused'
  /** Why playback failed: an API error, or `sound` if the device cannot play it. */
  readonly failure: { readonly code: number; readonly data: unknown } | 'sound' | undefined
}

/** Store of the loaded recording with its chapter and state; undefined if none. */
export const currentPlayback = createExternalStore<CurrentPlayback | undefined>(undefined)

/** Position in the current chapter and the length of the chapter, in seconds. */
export const playbackProgress = createExternalStore({ seconds: 0, length: 0 })

/** Sentences of the current chapter with their times; empty while unknown. */
export const chapterSentences = createExternalStore<readonly TimedSentence[]>([])

/** Returns the index of the sentence spoken at a time in seconds; −1 before the first. */
export function findSentenceIndexAt(sentences: readonly Pick<TimedSentence, 'at'>[], seconds: number): number {
  return sentences.findLastIndex(({ at }) => at <= seconds * 1000)
}

/** True if this recording is the one that is playing. */
export const isCurrentRecording = (
  now: CurrentPlayback | undefined,
  { archive_id, locale }: Pick<Podcast, 'archive_id' | 'locale'>,
): boolean => now?.podcast.archive_id === archive_id && now.podcast.locale === locale

/** Number of mounted components that show the player themselves. */
export const inlinePlayerCount = createExternalStore(0)

/** Hides the global player bar while the calling component is mounted. */
export function useHidePlayerBar(): void {
  useEffect(() => {
    inlinePlayerCount.set(inlinePlayerCount.get() + 1)
    return () => inlinePlayerCount.set(inlinePlayerCount.get() - 1)
  }, [])
}
