import type { ListedArchive } from './archive-list.ts'
import { listArchives } from './archive-list.ts'
import type { UserDb } from '../store/db.ts'
import { getUserDb, readIfOpen } from '../store/db.ts'

/** Key of the id of the archive that the screens show. */
const CHOSEN = 'chosen'
/** Key of the id of the archive whose day Today shows; an empty id means the first in the list. */
const TODAY = 'today-of'

/** Makes an archive the current one on all screens including Today; survives restarts. */
export async function selectArchive(userId: string, archiveId: string): Promise<void> {
  await getUserDb(userId).state.bulkPut([
    { key: CHOSEN, value: archiveId },
    { key: TODAY, value: archiveId },
  ])
}

/** Makes an archive the current one for book, chat and shop; Today continues to show its previous archive. */
export async function selectArchiveExceptToday(userId: string, archiveId: string): Promise<void> {
  const db = getUserDb(userId)
  await db.transaction('rw', db.state, async () => {
    const [today, chosen] = await db.state.bulkGet([TODAY, CHOSEN])
    if (chosen?.value === archiveId) return
    await db.state.bulkPut([
      { key: CHOSEN, value: archiveId },
      { key: TODAY, value: today?.value ?? chosen?.value ?? '' },
    ])
  })
}

/** Resets the current archive, and that of Today, to the first in the list. */
export async function resetArchiveChoice(db: UserDb): Promise<void> {
  await db.state.bulkDelete([CHOSEN, TODAY])
}

/** Returns the archive selected or viewed last if it still exists, else the first in the list; null if there is none. */
export function getCurrentArchive(userId: string): Promise<ListedArchive | null> {
  return firstOf(userId, [CHOSEN])
}

/** Returns the archive whose day Today shows; null if there is none. */
export function getTodaysArchive(userId: string): Promise<ListedArchive | null> {
  return firstOf(userId, [TODAY, CHOSEN])
}

async function firstOf(userId: string, keys: readonly string[]): Promise<ListedArchive | null> {
  const reading = readIfOpen(userId, [], (db) => db.state.bulkGet([...keys]))
  const [archives, rows] = await Promise.all([listArchives(userId), reading])
  const id = rows.find((row) => row !== undefined)?.value
  return archives.find(({ archive_id }) => archive_id === id) ?? archives[0] ?? null
}
