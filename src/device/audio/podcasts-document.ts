import type { Podcast } from '#contract/podcast.ts'
import { confirmedArchives, knownArchives } from '../archives/known-archives.ts'
import type { Document } from '../documents/document.ts'
import { callFor } from '../session/session.ts'
import { type UserDb, userDb } from '../store/db.ts'
import { ApiError } from '../wire/api-error.ts'
import { storePodcast } from './podcast-rows.ts'

/** Spoken books that are being made: asked for by coming back, so that one that is ready says so. */
export const podcastsDocument: Document<'podcasts', readonly Podcast[]> = {
  name: 'podcasts',
  freshMs: 30_000,
  fetch: async (session, signal) => {
    const db = userDb(session.user_id)
    const archives = await confirmedArchives(db)
    const rows = (await db.podcasts.toArray()).filter(
      ({ archive_id, told }) => archives.has(archive_id) && (told.state === 'waiting' || told.state === 'speaking'),
    )
    const asked = rows.map(({ archive_id, locale }) => callFor(session, 'podcastStatus', { archive_id, locale }, { signal }))
    const answers = await Promise.all(asked.map((answer) => answer.catch(unlessGone)))
    return answers.filter((told) => told !== undefined)
  },
  write: async (db, answers) => {
    for (const told of answers) await storePodcast(db, told)
  },
  drop: dropStrangers,
  follow: async () => {},
}

function unlessGone(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.codeName !== 'notFound') throw error
}

/** Of archives that can no longer be brought back, and the recordings of books that are locked again. */
async function dropStrangers(db: UserDb): Promise<void> {
  const rows = await db.podcasts.toCollection().primaryKeys()
  if (rows.length === 0) return
  const [known, archives] = [await knownArchives(db), await confirmedArchives(db)]
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
