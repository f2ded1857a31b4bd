/** What the server's answers to changes of archives have in common. */
import type { Archive, ArchiveRemoval, ArchiveUpdate } from '#contract/archive.ts'
import type { Refusal } from '../intents/kind.ts'
import { pendingOf } from '../intents/overlay.ts'
import type { UserDb } from '../store/db.ts'
import type { Intent } from '../store/intent.ts'
import type { ApiError } from '../wire/api-error.ts'
import { adoptCopy, forgetCopy, recordOwnVersion } from './archive-rows.ts'
import { dropRemoved } from './removed-list.ts'

/** An edit or a removal that waits; what is sent names the version it was made on. */
type OfVersion = Intent<'updateArchive' | 'removeArchive', ArchiveUpdate | ArchiveRemoval, unknown, Archive>

export function isOfVersion(intent: Intent): intent is OfVersion {
  return intent.kind === 'updateArchive' || intent.kind === 'removeArchive'
}

/** The server has the archive as it says. */
export async function confirmCopy(db: UserDb, answer: Archive): Promise<void> {
  await adoptCopy(db, answer)
  await dropRemoved(db, answer.archive_id)
}

/**
 * The same for a change that made a version. What was made on the one before rests on this one now.
 * What rests on a still older version does not: another device has changed the archive in between.
 */
export async function confirmVersion(db: UserDb, answer: Archive, before: number): Promise<void> {
  const { archive_id, version: base_version } = answer
  for (const { base, ...later } of (await pendingOf(db, archive_id)).filter(isOfVersion)) {
    if (later.input.base_version !== before) continue
    const rebased = base && { base: { ...base, version: base_version } }
    await db.outbox.put({ ...later, ...rebased, input: { ...later.input, base_version } })
  }
  await confirmCopy(db, answer)
  await recordOwnVersion(db, answer)
}

/** Without the archive there is nothing that its later changes could change. */
export async function refuseChange(db: UserDb, { subject }: Intent, error: ApiError): Promise<Refusal> {
  if (error.codeName !== 'notFound') return 'rollback'
  await forgetCopy(db, subject)
  return 'cascade'
}

/** Until the archive is there, all that follows rests on its coming. */
export async function refuseArrival(db: UserDb, intent: Intent, error: ApiError): Promise<Refusal> {
  await refuseChange(db, intent, error)
  return 'cascade'
}
