import type { Locale } from '#contract/locale.ts'
import type { Bit } from './column-types.ts'

/** The podcast of an archive's fate book in one language; deleted with the archive. */
export interface PodcastRef {
  user_id: string
  archive_id: string
  locale: Locale
}

export interface PodcastsTable extends PodcastRef {
  /** Version of the book. */
  version: number
  voice: string
  state: 'waiting' | 'speaking' | 'done' | 'failed'
  /** Whether to send a notification when it is ready. */
  tells: Bit
  /** Blob name of its cover, once there is one. */
  cover: string | null
  asked_at: number
  /** Time of its last progress. */
  moved_at: number
}

export interface PodcastChaptersTable extends PodcastRef {
  /** From 0. */
  nr: number
  /** Id of the chapter in the script. */
  chapter: string
  title: string
  /** Number of characters of the spoken text. */
  characters: number
  /** Time it took to create. Null, like the next two, until it is spoken. */
  took_ms: number | null
  blob: string | null
  bytes: number | null
  /** JSON of its sentences with times (`TimedSentence[]`); null also for recordings from before they were stored. */
  sentences: string | null
}

export interface PodcastSamplesTable extends PodcastRef {
  /** Hash of text and voice; if it differs, a new sample is made. */
  script: string
  blob: string
  made_at: number
}
