import * as z from 'zod/mini'
import { archiveRef } from './archive.ts'
import { flag, integer, oneOf } from './fields.ts'
import { LOCALES } from './locale.ts'

const { archive_id } = archiveRef.shape

/** A chapter a card; ten cards, an opening and a close. */
export const MOST_CHAPTERS = 16
/** A chapter's file is at most so large: 64 kbit/s for half an hour and more. */
export const CHAPTER_MAX_BYTES = 20 * 1024 * 1024
export const SAMPLE_MAX_BYTES = 1024 * 1024
/** Of the sample that everyone may hear. */
export const SAMPLE_SECONDS = 30
export const AUDIO_TYPES = ['audio/mpeg'] as const

/** The fate book of an archive, spoken in one language. */
export const podcastRef = z.object({ archive_id, locale: oneOf(LOCALES) })
/** `tell`: a notification when it is ready, for who has reminders on this or another device. */
export const podcastCreate = z.object({ ...podcastRef.shape, tell: z._default(flag, false) })
/** Of one chapter. */
export const podcastTextQuery = z.object({ ...podcastRef.shape, chapter: integer(0, MOST_CHAPTERS - 1) })
/** Without a chapter the whole book, its chapters named within (ID3 CHAP). Answers range requests. */
export const podcastFileQuery = z.object({ ...podcastRef.shape, chapter: z.optional(integer(0, MOST_CHAPTERS - 1)) })

/**
 * `off`: nothing speaks on this server; `none`: not asked for; `waiting` for its turn; `speaking`; `done`; `failed`.
 */
export const PODCAST_STATES = ['off', 'none', 'waiting', 'speaking', 'done', 'failed'] as const

const chapter = z.object({
  /** Card of the book, `opening` or `close`. */
  id: z.string(),
  title: z.string(),
  /** Null until it is spoken. */
  seconds: z.nullable(z.number()),
  bytes: z.nullable(z.number()),
})
export type PodcastChapter = z.infer<typeof chapter>

export const podcast = z.object({
  archive_id: z.string(),
  locale: z.enum(LOCALES),
  state: z.enum(PODCAST_STATES),
  /** The voice's name as it is told to people; `plain` for the server's own synthesiser; empty when off. */
  voice: z.string(),
  /** The book's version that is spoken; 0 before. */
  version: z.number(),
  /** There is a newer version of the book than what was spoken. */
  is_stale: z.boolean(),
  chapters: z.array(chapter),
  /** Seconds until it is ready, by what its chapters took so far; null: not known yet (then about 15 minutes is said). */
  ready_in: z.nullable(z.number()),
})
export type Podcast = z.infer<typeof podcast>

const timedSentence = z.object({
  /** As it stands on the page. */
  text: z.string(),
  /** The paragraph of the book that it is of; '' for titles, quotations and what stands in no book. */
  paragraph: z.string(),
  /** When it begins, in milliseconds of the chapter. */
  at: z.number(),
})
export type TimedSentence = z.infer<typeof timedSentence>

/** What is said in a chapter, and when. */
export const podcastText = z.object({
  /** The book's version that is spoken. */
  version: z.number(),
  /** Empty for a recording from before times were stored. */
  sentences: z.array(timedSentence),
})

/** What the export says of one. */
export const exportedPodcast = z.object({
  ...z.pick(podcast, { archive_id: true, locale: true, version: true, voice: true, state: true }).shape,
  /** Milliseconds. */
  asked_at: z.number(),
})
