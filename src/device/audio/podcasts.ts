/** A fate book that is spoken on the server: how it stands, having it made, its sample and its chapters. */
import { endpoints } from '#contract/endpoints.ts'
import type { Locale } from '#contract/locale.ts'
import type { Podcast, TimedSentence } from '#contract/podcast.ts'
import { sessionOf } from '../intents/own-session.ts'
import { withTransaction } from '../intents/transaction.ts'
import { bytesFor } from '../session/bytes-for.ts'
import { callFor } from '../session/session.ts'
import { type PodcastRow, readIfOpen } from '../store/db.ts'
import { uuidv7 } from '../store/uuidv7.ts'
import { storePodcast } from './podcast-rows.ts'

export type { PodcastRow } from '../store/db.ts'

/** How a spoken book stands, as far as this device has heard; null while it has not. */
export function getPodcast(userId: string, archiveId: string, locale: Locale): Promise<PodcastRow | null> {
  return readIfOpen(userId, null, async (db) => (await db.podcasts.get([archiveId, locale])) ?? null)
}

/** Asks how a spoken book stands, and keeps the answer. @throws ApiError notFound and the client's own @throws OtherUser */
export async function fetchPodcast(userId: string, archiveId: string, locale: Locale): Promise<Podcast> {
  const told = await callFor(await sessionOf(userId), 'podcastStatus', { archive_id: archiveId, locale })
  await keepTold(userId, told)
  return told
}

/** Has a book spoken; `tell`: with a reminder once it is. @throws ApiError archiveLocked and others @throws OtherUser */
export async function makePodcast(userId: string, archiveId: string, locale: Locale, tell: boolean): Promise<Podcast> {
  const input = { archive_id: archiveId, locale, tell }
  const told = await callFor(await sessionOf(userId), 'podcastCreate', input, { idempotencyKey: uuidv7() })
  await keepTold(userId, told)
  return told
}

/** The half minute that everyone may hear. @throws ApiError */
export async function fetchSample(userId: string, archiveId: string, locale: Locale): Promise<Blob> {
  return bytesFor(await sessionOf(userId), endpoints.podcastSample, { archive_id: archiveId, locale })
}

/** A chapter to be heard: as it is kept here, else from the server. @throws ApiError */
export async function fetchChapter(
  userId: string,
  { archive_id, locale, version }: Podcast,
  chapter: number,
  signal?: AbortSignal,
): Promise<Blob> {
  const kept = await readIfOpen(userId, undefined, (db) => db.audio.get([archive_id, locale, chapter]))
  if (kept?.version === version) return kept.blob
  return bytesFor(await sessionOf(userId), endpoints.podcastFile, { archive_id, locale, chapter }, { signal })
}

/**
 * What is said in a chapter and when: as it is kept here, else from the server, and then kept with the chapter if that is here.
 * Empty for a recording without times. @throws ApiError
 */
export async function fetchSentences(
  userId: string,
  { archive_id, locale, version }: Podcast,
  chapter: number,
  signal?: AbortSignal,
): Promise<readonly TimedSentence[]> {
  const kept = await readIfOpen(userId, undefined, (db) => db.audio.get([archive_id, locale, chapter]))
  if (kept?.version === version && kept.sentences) return kept.sentences
  const told = await callFor(await sessionOf(userId), 'podcastText', { archive_id, locale, chapter }, { signal })
  // Another version is spoken by now.
  if (told.version !== version) return []
  const { sentences } = told
  await readIfOpen(userId, undefined, (db) =>
    db.audio
      .where({ archive_id, locale, chapter })
      .filter((row) => row.version === version)
      .modify({ sentences }),
  )
  return sentences
}

function keepTold(userId: string, told: Podcast): Promise<void> {
  return readIfOpen(userId, undefined, (db) => withTransaction(db, (db) => storePodcast(db, told)))
}
