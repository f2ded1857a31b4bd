/** Spoken books that are kept on this device for flight mode, and taken off it by hand. */
import type { Locale } from '#contract/locale.ts'
import type { Podcast } from '#contract/podcast.ts'
import { withTransaction } from '../intents/transaction.ts'
import { userDb, readIfOpen } from '../store/db.ts'
import { fetchChapter, fetchSentences } from './podcasts.ts'

/** What of a spoken book is here. */
export interface StoredAudio {
  /** Chapters from 0. */
  readonly chapters: readonly number[]
  readonly bytes: number
  /** The book's version that they speak; 0 where none is here. */
  readonly version: number
}

/** What is kept of a spoken book. */
export function getStoredAudio(userId: string, archiveId: string, locale: Locale): Promise<StoredAudio> {
  return readIfOpen(userId, { chapters: [], bytes: 0, version: 0 }, async (db) => {
    const rows = await rowsOf(archiveId, locale)(db).toArray()
    return {
      chapters: rows.map(({ chapter }) => chapter),
      bytes: rows.reduce((sum, { blob }) => sum + blob.size, 0),
      version: rows[0]?.version ?? 0,
    }
  })
}

const rowsOf = (archiveId: string, locale: Locale) => (db: ReturnType<typeof userDb>) =>
  db.audio.where('[archive_id+locale+chapter]').between([archiveId, locale, 0], [archiveId, locale, Number.MAX_SAFE_INTEGER])

/**
 * Keeps every chapter here, one after the other; what is here already is not asked for again, so that it goes on where a cut line
 * left it. Chapters of an older version go as their followers come. @throws ApiError @throws DOMException when there is no room
 */
export async function storeAudio(userId: string, podcast: Podcast, signal?: AbortSignal): Promise<void> {
  const { archive_id, locale, version } = podcast
  for (const chapter of podcast.chapters.keys()) {
    signal?.throwIfAborted()
    const blob = await fetchChapter(userId, podcast, chapter, signal)
    const sentences = await fetchSentences(userId, podcast, chapter, signal)
    await readIfOpen(userId, undefined, async (db) => {
      const row = { archive_id, locale, chapter, version, blob, sentences }
      if ((await db.audio.get([archive_id, locale, chapter]))?.version !== version) await db.audio.put(row)
    })
  }
  await readIfOpen(userId, undefined, (db) =>
    withTransaction(db, async (db) => {
      const told = (await db.podcasts.get([archive_id, locale]))?.told ?? podcast
      await db.podcasts.put({ archive_id, locale, told, kept: podcast })
      await rowsOf(
        archive_id,
        locale,
      )(db)
        .filter((row) => row.version !== version)
        .delete()
    }),
  )
}

/** Takes a spoken book off this device; the server has it still. */
export async function deleteAudio(userId: string, archiveId: string, locale: Locale): Promise<void> {
  const db = userDb(userId)
  await withTransaction(db, async (db) => {
    await rowsOf(archiveId, locale)(db).delete()
    const row = await db.podcasts.get([archiveId, locale])
    if (row) await db.podcasts.put({ ...row, kept: null })
  })
}
