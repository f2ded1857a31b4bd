import * as z from 'zod/mini'
import { archiveRef } from './archive.ts'
import { booleanSchema, createIntegerSchema, createEnumSchema } from './fields.ts'
import { LOCALES } from './locale.ts'

const { archive_id } = archiveRef.shape

/** Maximum number of chapters; a book has fewer: one for each of ten cards, an opening and a close. */
export const MAX_CHAPTERS = 16
/** Maximum size of a chapter's file in bytes: more than half an hour at 64 kbit/s. */
export const CHAPTER_MAX_BYTES = 20 * 1024 * 1024
/** Maximum size of the sample's file in bytes. */
export const SAMPLE_MAX_BYTES = 1024 * 1024
/** Length of the free sample in seconds. */
export const SAMPLE_SECONDS = 30
export const AUDIO_TYPES = ['audio/mpeg'] as const

/** Identifies a podcast: the fate book of an archive in one language. */
export const podcastRef = z.object({ archive_id, locale: createEnumSchema(LOCALES) })
/** Request for a podcast. `tell`: send a push notification when it is ready, if the user has reminders on any device. */
export const podcastCreate = z.object({ ...podcastRef.shape, tell: z._default(booleanSchema, false) })
/** Query for the text of one chapter. */
export const podcastTextQuery = z.object({ ...podcastRef.shape, chapter: createIntegerSchema(0, MAX_CHAPTERS - 1) })
/** Query for the audio of a chapter; without `chapter` of the whole book, with chapter marks (ID3 CHAP). Supports range requests. */
export const podcastFileQuery = z.object({ ...podcastRef.shape, chapter: z.optional(createIntegerSchema(0, MAX_CHAPTERS - 1)) })

/**
 * `off`: this server has no speech synthesis; `none`: not requested; `waiting`: queued; `speaking`: being synthesised; `done`; `failed`.
 */
export const PODCAST_STATES = ['off', 'none', 'waiting', 'speaking', 'done', 'failed'] as const

const chapter = z.object({
  /** Id of the book's card, or `opening` or `close`. */
  id: z.string(),
  title: z.string(),
  /** Length in seconds; null, like `bytes`, until the chapter is finished. */
  seconds: z.nullable(z.number()),
  bytes: z.nullable(z.number()),
})
export type PodcastChapter = z.infer<typeof chapter>

export const podcast = z.object({
  archive_id: z.string(),
  locale: z.enum(LOCALES),
  state: z.enum(PODCAST_STATES),
  /** Displayed name of the voice; `plain` for the server's own synthesiser; empty when off. */
  voice: z.string(),
  /** Version of the book in the recording; 0 before the first recording. */
  version: z.number(),
  /** True if the book has a newer version than the recording. */
  is_stale: z.boolean(),
  chapters: z.array(chapter),
  /** Estimated seconds until it is ready, from the finished chapters; null if unknown (the app then shows about 15 minutes). */
  ready_in: z.nullable(z.number()),
})
export type Podcast = z.infer<typeof podcast>

const timedSentence = z.object({
  /** The text as displayed. */
  text: z.string(),
  /** Id of the paragraph in the book; '' for titles, quotations and text outside the book. */
  paragraph: z.string(),
  /** Start in milliseconds from the start of the chapter. */
  at: z.number(),
})
export type TimedSentence = z.infer<typeof timedSentence>

/** Spoken text of a chapter, with start times. */
export const podcastText = z.object({
  /** Version of the book in the recording. */
  version: z.number(),
  /** Empty for recordings made before start times were stored. */
  sentences: z.array(timedSentence),
})

/** A podcast in the export. */
export const exportedPodcast = z.object({
  ...z.pick(podcast, { archive_id: true, locale: true, version: true, voice: true, state: true }).shape,
  /** Time of the request (ms). */
  asked_at: z.number(),
})
