import type { ListedArchive } from './archive-list.ts'
import { listArchives } from './archive-list.ts'
import type { UserDb } from '../store/db.ts'
import { userDb, whileOpen } from '../store/db.ts'

const KEY = 'chosen'

/** Makes an archive the one that the screens are about; kept over restarts. */
export async function chooseArchive(userId: string, archiveId: string): Promise<void> {
  await userDb(userId).state.put({ key: KEY, value: archiveId })
}

/** The first in the list is the current one again. */
export async function forgetChoice(db: UserDb): Promise<void> {
  await db.state.delete(KEY)
}

/** The chosen archive while it exists, else the first in the list; null when there is none. */
export async function currentArchive(userId: string): Promise<ListedArchive | null> {
  const reading = whileOpen(userId, undefined, (db) => db.state.get(KEY))
  const [archives, chosen] = await Promise.all([listArchives(userId), reading])
  return archives.find((archive) => archive.archive_id === chosen?.value) ?? archives[0] ?? null
}
