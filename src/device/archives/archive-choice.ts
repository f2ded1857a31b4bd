import type { ListedArchive } from './archive-list.ts'
import { listArchives } from './archive-list.ts'
import type { UserDb } from '../store/db.ts'
import { userDb, readIfOpen } from '../store/db.ts'

/** Id of the archive that the screens are about. */
const CHOSEN = 'chosen'
/** Id of the archive whose day Today shows; empty for the first in the list. */
const TODAY = 'today-of'

/** Makes an archive the one that the screens are about, Today among them; kept over restarts. */
export async function selectArchive(userId: string, archiveId: string): Promise<void> {
  await userDb(userId).state.bulkPut([
    { key: CHOSEN, value: archiveId },
    { key: TODAY, value: archiveId },
  ])
}

/** Makes an archive the one that book, chat and shop are about; Today stays whose it is. */
export async function viewArchive(userId: string, archiveId: string): Promise<void> {
  const db = userDb(userId)
  await db.transaction('rw', db.state, async () => {
    const [today, chosen] = await db.state.bulkGet([TODAY, CHOSEN])
    if (chosen?.value === archiveId) return
    await db.state.bulkPut([
      { key: CHOSEN, value: archiveId },
      { key: TODAY, value: today?.value ?? chosen?.value ?? '' },
    ])
  })
}

/** The first in the list is the current one again, and Today's. */
export async function forgetChoice(db: UserDb): Promise<void> {
  await db.state.bulkDelete([CHOSEN, TODAY])
}

/** The archive that was chosen or looked at last while it exists, else the first in the list; null when there is none. */
export function currentArchive(userId: string): Promise<ListedArchive | null> {
  return firstOf(userId, [CHOSEN])
}

/** The archive whose day Today shows; null when there is none. */
export function todaysArchive(userId: string): Promise<ListedArchive | null> {
  return firstOf(userId, [TODAY, CHOSEN])
}

async function firstOf(userId: string, keys: readonly string[]): Promise<ListedArchive | null> {
  const reading = readIfOpen(userId, [], (db) => db.state.bulkGet([...keys]))
  const [archives, rows] = await Promise.all([listArchives(userId), reading])
  const id = rows.find((row) => row !== undefined)?.value
  return archives.find(({ archive_id }) => archive_id === id) ?? archives[0] ?? null
}
