/** Podcasts stored on this device for offline use, until the user deletes them. */
import type { Locale } from '#contract/locale.ts'
import type { Podcast } from '#contract/podcast.ts'
import { withTransaction } from '../intents/transaction.ts'
import { getUserDb, readIfOpen } from '../store/db.ts'
import { loadChapterAudio, fetchSentences } from './podcasts.ts'

/** The chapters of a podcast that this device stores. */
export interface StoredAudio {
  /** Numbers of the stored chapters, from 0. */
  readonly chapters: readonly number[]
  readonly bytes: number
  /** Version of the book; 0 if nothing is stored. */
  readonly version: number
}

/** Returns the stored chapters of a podcast. */
export function getStoredAudio(userId: string, archiveId: string, locale: Locale): Promise<StoredAudio> {
  return readIfOpen(userId, { chapters: [], bytes: 0, version: 0 }, async (db) => {
    const rows = await audioRowsOf(archiveId, locale)(db).toArray()
    return {
      chapters: rows.map(({ chapter }) => chapter),
      bytes: rows.reduce((sum, { blob }) => sum + blob.size, 0),
      version: rows[0]?.version ?? 0,
    }
  })
}

const audioRowsOf = (archiveId: string, locale: Locale) => (db: ReturnType<typeof getUserDb>) =>
  db.audio.where('[archive_id+locale+chapter]').between([archiveId, locale, 0], [archiveId, locale, Number.MAX_SAFE_INTEGER])

/**
 * Downloads all missing chapters in order and deletes older versions; resumable. @throws ApiError @throws DOMException if storage is full
 */
export async function downloadPodcastAudio(userId: string, podcast: Podcast, signal?: AbortSignal): Promise<void> {
  const { archive_id, locale, version } = podcast
  for (const chapter of podcast.chapters.keys()) {
    signal?.throwIfAborted()
    const blob = await loadChapterAudio(userId, podcast, chapter, signal)
    const sentences = await fetchSentences(userId, podcast, chapter, signal)
    await readIfOpen(userId, undefined, async (db) => {
      const row = { archive_id, locale, chapter, version, blob, sentences }
      if ((await db.audio.get([archive_id, locale, chapter]))?.version !== version) await db.audio.put(row)
    })
  }
  await readIfOpen(userId, undefined, (db) =>
    withTransaction(db, async (db) => {
      const serverPodcast = (await db.podcasts.get([archive_id, locale]))?.told ?? podcast
      await db.podcasts.put({ archive_id, locale, told: serverPodcast, kept: podcast })
      await audioRowsOf(
        archive_id,
        locale,
      )(db)
        .filter((row) => row.version !== version)
        .delete()
    }),
  )
}

/** Deletes a podcast's chapters from this device; the server still has them. */
export async function deletePodcastAudio(userId: string, archiveId: string, locale: Locale): Promise<void> {
  const db = getUserDb(userId)
  await withTransaction(db, async (db) => {
    await audioRowsOf(archiveId, locale)(db).delete()
    const row = await db.podcasts.get([archiveId, locale])
    if (row) await db.podcasts.put({ ...row, kept: null })
  })
}
