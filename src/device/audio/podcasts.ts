/** Podcasts (spoken fate books) of the server: status, creation, sample and chapters. */
import { endpoints } from '#contract/endpoints.ts'
import type { Locale } from '#contract/locale.ts'
import type { Podcast, TimedSentence } from '#contract/podcast.ts'
import { requireSessionOf } from '../intents/own-session.ts'
import { withTransaction } from '../intents/transaction.ts'
import { fetchBytesWithSession } from '../session/call-bytes-for.ts'
import { callWithSession } from '../session/session.ts'
import { type PodcastRow, readIfOpen } from '../store/db.ts'
import { uuidv7 } from '../store/uuidv7.ts'
import { storePodcast } from './podcast-rows.ts'

export type { PodcastRow } from '../store/db.ts'

/** Returns the status of a podcast as last fetched; null if it was never fetched. */
export function getPodcast(userId: string, archiveId: string, locale: Locale): Promise<PodcastRow | null> {
  return readIfOpen(userId, null, async (db) => (await db.podcasts.get([archiveId, locale])) ?? null)
}

/** Fetches the status of a podcast and stores it. @throws ApiError notFound and connection errors @throws OtherUser */
export async function fetchPodcast(userId: string, archiveId: string, locale: Locale): Promise<Podcast> {
  const podcast = await callWithSession(await requireSessionOf(userId), 'podcastStatus', { archive_id: archiveId, locale })
  await storeAnswer(userId, podcast)
  return podcast
}

/**
 * Requests a podcast. `tell`: the server sends a push notification when it is ready. @throws ApiError archiveLocked and others @throws
 * OtherUser
 */
export async function requestPodcast(userId: string, archiveId: string, locale: Locale, tell: boolean): Promise<Podcast> {
  const input = { archive_id: archiveId, locale, tell }
  const podcast = await callWithSession(await requireSessionOf(userId), 'podcastCreate', input, { idempotencyKey: uuidv7() })
  await storeAnswer(userId, podcast)
  return podcast
}

/** Fetches the half-minute sample that is free for everyone. @throws ApiError */
export async function fetchSample(userId: string, archiveId: string, locale: Locale): Promise<Blob> {
  return fetchBytesWithSession(await requireSessionOf(userId), endpoints.podcastSample, { archive_id: archiveId, locale })
}

/** Returns a chapter's audio: the stored copy, else downloads it without storing it. @throws ApiError */
export async function loadChapterAudio(
  userId: string,
  { archive_id, locale, version }: Podcast,
  chapter: number,
  signal?: AbortSignal,
): Promise<Blob> {
  const stored = await readIfOpen(userId, undefined, (db) => db.audio.get([archive_id, locale, chapter]))
  if (stored?.version === version) return stored.blob
  return fetchBytesWithSession(await requireSessionOf(userId), endpoints.podcastFile, { archive_id, locale, chapter }, { signal })
}

/**
 * Returns the timed sentences of a chapter; adds them to the chapter if it is stored here. Empty for a recording without times. @throws
 * ApiError
 */
export async function fetchSentences(
  userId: string,
  { archive_id, locale, version }: Podcast,
  chapter: number,
  signal?: AbortSignal,
): Promise<readonly TimedSentence[]> {
  const stored = await readIfOpen(userId, undefined, (db) => db.audio.get([archive_id, locale, chapter]))
  if (stored?.version === version && stored.sentences) return stored.sentences
  const podcast = await callWithSession(await requireSessionOf(userId), 'podcastText', { archive_id, locale, chapter }, { signal })
  // Returns no sentences, because the server has another version by now.
  if (podcast.version !== version) return []
  const { sentences } = podcast
  await readIfOpen(userId, undefined, (db) =>
    db.audio
      .where({ archive_id, locale, chapter })
      .filter((row) => row.version === version)
      .modify({ sentences }),
  )
  return sentences
}

function storeAnswer(userId: string, podcast: Podcast): Promise<void> {
  return readIfOpen(userId, undefined, (db) => withTransaction(db, (db) => storePodcast(db, podcast)))
}
