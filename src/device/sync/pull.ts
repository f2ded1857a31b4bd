import type { Archive, RemovedArchive } from '#contract/archive.ts'
import { codes } from '#contract/codes.ts'
import { ApiError } from '../wire/api-error.ts'
import type { ArchiveRow, UserDb } from '../store/db.ts'
import { userDb } from '../store/db.ts'
import type { Intent } from '../outbox/intent.ts'
import { shownOf } from '../outbox/intent.ts'
import { withLock } from '../store/lock.ts'
import { inOneStep, isNeeded } from '../outbox/outbox.ts'
import { writeRemoved } from '../archives/removed-list.ts'
import type { Session } from '../session/session.ts'
import { callFor, openSession } from '../session/session.ts'

/** One at a time with everything else that talks about archives: a list must not be older than a confirmed change. */
export const SYNC_LOCK = 'mingshu-sync'

/** Brings the user's archives here and lays unsent changes over them. @throws ApiError */
export function pullArchives(signal?: AbortSignal): Promise<void> {
  return withLock(SYNC_LOCK, async () => {
    const session = await openSession()
    if (!session) throw new ApiError({ code: codes.sessionTimedOut.code })
    await pullFor(session, signal)
  })
}

/** The same for a given session; the caller holds the lock. */
export async function pullFor(session: Session, signal?: AbortSignal): Promise<void> {
  const { archives, removed } = await callFor(session, 'getArchive', {}, { signal })
  const db = userDb(session.user_id)
  await adopt(db, archives, removed)
  await dropStrangers(db)
}

function adopt(db: UserDb, archives: readonly Archive[], removed: readonly RemovedArchive[]): Promise<void> {
  return inOneStep(db, async () => {
    const rows = new Map((await db.archives.toArray()).map((row) => [row.archive_id, row]))
    const pending = Map.groupBy(await db.outbox.orderBy('seq').toArray(), (intent) => intent.archive_id)
    const told = new Map(archives.map((archive) => [archive.archive_id, archive]))
    const restorable = new Set(removed.map((entry) => entry.archive_id))
    for (const id of new Set([...rows.keys(), ...told.keys()])) {
      const next = rebased(id, rows.get(id), told.get(id) ?? null, restorable.has(id), pending.get(id) ?? [])
      if (next) await putChanged(db, rows.get(id), next)
      else await db.archives.delete(id)
    }
    await writeRemoved(db, removed)
    await db.state.put({ key: 'lastPulledAt', value: Date.now() })
  })
}

/** A row as it is after the server's list; null when nothing is left to say. */
function rebased(
  archive_id: string,
  row: ArchiveRow | undefined,
  confirmed: Archive | null,
  isRestorable: boolean,
  pending: readonly Intent[],
): ArchiveRow | null {
  const gone = !confirmed && isRestorable ? (row?.confirmed ?? row?.gone ?? null) : null
  const next = { archive_id, confirmed, gone, own: row?.own ?? [], shown: shownOf(confirmed, pending) }
  return isNeeded(next, pending) ? next : null
}

/** Rows that stay as they are wake no screen. */
async function putChanged(db: UserDb, row: ArchiveRow | undefined, next: ArchiveRow): Promise<void> {
  if (JSON.stringify(row) !== JSON.stringify(next)) await db.archives.put(next)
}

/** Results of days of archives that can no longer be brought back. */
async function dropStrangers(db: UserDb): Promise<void> {
  const known = new Set(await db.archives.toCollection().primaryKeys())
  await db.fortunes.filter((fortune) => !known.has(fortune.archive_id)).delete()
}
