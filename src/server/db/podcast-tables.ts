import type { Locale } from '#contract/locale.ts'
import type { Bit } from './column-types.ts'

/** Primary key of a podcast: that of an archive's fate book in one language. Its rows are deleted with the archive. */
export interface PodcastRef {
  user_id: string
  archive_id: string
  locale: Locale
}

export interface PodcastsTable extends PodcastRef {
  /** Version of the fate book that is recorded. */
  version: number
  voice: string
  state: 'waiting' | 'speaking' | 'done' | 'failed'
  /** Whether to notify the user when the podcast is ready. */
  tells: Bit
  /** Blob name of the cover; null until there is one. */
  cover: string | null
  asked_at: number
  /** Time of the latest progress (ms). */
  moved_at: number
}

export interface PodcastChaptersTable extends PodcastRef {
  /** Position in the podcast, from 0. */
  nr: number
  /** Id of the chapter in the script. */
  chapter: string
  title: string
  /** Number of characters of the spoken text. */
  characters: number
  /** Time that the recording took (ms). This and the next two columns are null until the chapter is recorded. */
  took_ms: number | null
  blob: string | null
  bytes: number | null
  /** JSON of the sentences with times (`TimedSentence[]`); also null for recordings made before this column existed. */
  sentences: string | null
}

export interface PodcastSamplesTable extends PodcastRef {
  /** Hash of text and voice; if the current hash differs, a new sample is recorded. */
  script: string
  blob: string
  made_at: number
}
