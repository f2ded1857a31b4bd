import type { Podcast } from '#contract/podcast.ts'
import { readConfirmedArchiveIds, readKnownArchiveIds } from '../archives/archive-ids.ts'
import type { PulledDocument } from '../documents/document.ts'
import { callWithSession } from '../session/session.ts'
import { type UserDb, getUserDb } from '../store/db.ts'
import { ApiError } from '../wire/api-error.ts'
import { storePodcast } from './podcast-rows.ts'

/** Podcasts in production; polled so that a finished one appears. */
export const podcastsDocument: PulledDocument<'podcasts', readonly Podcast[]> = {
  name: 'podcasts',
  freshMs: 30_000,
  fetch: async (session, signal) => {
    const db = getUserDb(session.user_id)
    const archives = await readConfirmedArchiveIds(db)
    const rows = (await db.podcasts.toArray()).filter(
      ({ archive_id, told: podcast }) => archives.has(archive_id) && (podcast.state === 'waiting' || podcast.state === 'speaking'),
    )
    const asked = rows.map(({ archive_id, locale }) => callWithSession(session, 'podcastStatus', { archive_id, locale }, { signal }))
    const answers = await Promise.all(asked.map((answer) => answer.catch(ignoreNotFound)))
    return answers.filter((podcast) => podcast !== undefined)
  },
  write: async (db, answers) => {
    for (const podcast of answers) await storePodcast(db, podcast)
  },
  deleteOrphans: deleteOrphanRows,
  downloadFiles: async () => {},
}

function ignoreNotFound(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.codeName !== 'notFound') throw error
}

/** Deletes podcasts of archives that can no longer be restored, and stored chapters also of books that are locked again. */
async function deleteOrphanRows(db: UserDb): Promise<void> {
  const rows = await db.podcasts.toCollection().primaryKeys()
  if (rows.length === 0) return
  const [known, archives] = [await readKnownArchiveIds(db), await readConfirmedArchiveIds(db)]
  const shelf = await db.shelf
    .where('[archive_id+product_id]')
    .anyOf(rows.map(([archiveId]) => [archiveId, 'fatebook']))
    .toArray()
  const unlocked = new Set(shelf.filter(({ is_unlocked }) => is_unlocked).map(({ archive_id }) => archive_id))
  const isLocked = (archiveId: string) => archives.has(archiveId) && !unlocked.has(archiveId)
  await db.podcasts.bulkDelete(rows.filter(([archiveId]) => !known.has(archiveId)))
  const chapters = await db.audio.toCollection().primaryKeys()
  const gone = chapters.filter(([archiveId]) => !known.has(archiveId) || isLocked(archiveId))
  if (gone.length === 0) return
  await db.audio.bulkDelete(gone)
  await db.podcasts
    .where('[archive_id+locale]')
    .anyOf(gone.map(([archiveId, locale]) => [archiveId, locale]))
    .modify({ kept: null })
}
