import type { Locale } from '#contract/locale.ts'
import type { Bit } from './schema.ts'

/** The fate book of an archive, spoken in one language; all of it goes with the archive. */
export interface PodcastRef {
  user_id: string
  archive_id: string
  locale: Locale
}

export interface PodcastsTable extends PodcastRef {
  /** Of the book. */
  version: number
  voice: string
  state: 'waiting' | 'speaking' | 'done' | 'failed'
  /** Whether a notification is owed when it is ready. */
  tells: Bit
  /** Name of its picture, once there is one. */
  cover: string | null
  asked_at: number
  /** When it last came further. */
  moved_at: number
}

export interface PodcastChaptersTable extends PodcastRef {
  /** From 0. */
  nr: number
  /** Its id in the script. */
  chapter: string
  title: string
  /** Of what is said. */
  characters: number
  /** What it took to make it. Like the next two null until it is spoken. */
  took_ms: number | null
  blob: string | null
  bytes: number | null
  /** What is said and when, as JSON (`TimedSentence[]`); null also for what was spoken before that was stored. */
  sentences: string | null
}

export interface PodcastSamplesTable extends PodcastRef {
  /** Hash of what is said and of who says it: where that is another, another sample is made. */
  script: string
  blob: string
  made_at: number
}
