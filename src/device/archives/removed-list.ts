import type { RemovedArchive } from '#contract/archive.ts'
import type { UserDb } from '../store/db.ts'

const KEY = 'removed'

/**
 * Returns the removed archives that can be restored (30 days): the server's last list, updated by removals and restores confirmed since.
 */
export async function readRemoved(db: UserDb): Promise<readonly RemovedArchive[]> {
  return ((await db.state.get(KEY))?.value ?? []) as readonly RemovedArchive[]
}

export async function writeRemoved(db: UserDb, removed: readonly RemovedArchive[]): Promise<void> {
  await db.state.put({ key: KEY, value: removed })
}

export async function addRemoved(db: UserDb, entry: RemovedArchive): Promise<void> {
  await writeRemoved(db, [entry, ...(await withoutRemoved(db, entry.archive_id))])
}

export async function dropRemoved(db: UserDb, archiveId: string): Promise<void> {
  await writeRemoved(db, await withoutRemoved(db, archiveId))
}

async function withoutRemoved(db: UserDb, archiveId: string): Promise<readonly RemovedArchive[]> {
  return (await readRemoved(db)).filter((entry) => entry.archive_id !== archiveId)
}
