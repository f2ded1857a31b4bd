/** Shared handling of the server's answers to archive changes, and of the versions that they are based on. */
import * as z from 'zod/mini'
import { type Archive, archive, type ArchiveRemoval, type ArchiveUpdate } from '#contract/archive.ts'
import type { RefusalEffect } from '../intents/kind.ts'
import { readPendingChanges } from '../intents/overlay.ts'
import type { UserDb } from '../store/db.ts'
import type { Intent } from '../store/intent.ts'
import type { ApiError } from '../wire/api-error.ts'
import { adoptServerArchive, findCurrentBaseVersion, recordArchiveGone, readArchiveRow, recordOwnVersion } from './archive-rows.ts'
import { dropRemoved } from './removed-list.ts'

/** A pending edit or removal; its request contains the version that it is based on. */
type VersionedChange = Intent<'updateArchive' | 'removeArchive', ArchiveUpdate | ArchiveRemoval, unknown, Archive>

/** Whether a pending change can conflict with a newer version of the archive. */
export function isVersionedChange(intent: Intent): intent is VersionedChange {
  return intent.kind === 'updateArchive' || intent.kind === 'removeArchive'
}

/** Stores the server's copy of the archive and removes it from the list of removed ones. */
export async function applyConfirmedArchive(db: UserDb, answer: Archive): Promise<void> {
  await adoptServerArchive(db, answer)
  await dropRemoved(db, answer.archive_id)
}

/**
 * Confirms a change that created a version; rebases pending changes based on version `before`. Those based on an older one stay: another
 * device edited.
 */
export async function applyConfirmedVersion(db: UserDb, answer: Archive, before: number): Promise<void> {
  const { archive_id, version: base_version } = answer
  for (const { base, ...later } of (await readPendingChanges(db, archive_id)).filter(isVersionedChange)) {
    if (later.input.base_version !== before) continue
    const rebased = base && { base: { ...base, version: base_version } }
    await db.outbox.put({ ...later, ...rebased, input: { ...later.input, base_version } })
  }
  await applyConfirmedArchive(db, answer)
  await recordOwnVersion(db, answer)
}

/** Handles a refused change. If the server no longer has the archive, its later pending changes fail as well ('cascade'). */
export async function handleRefusedChange(db: UserDb, { subject }: Intent, error: ApiError): Promise<RefusalEffect> {
  if (error.codeName !== 'notFound') return 'rollback'
  await recordArchiveGone(db, subject)
  return 'cascade'
}

/** Handles a refused creation: all later pending changes of the archive fail as well. */
export async function handleRefusedCreation(db: UserDb, intent: Intent, error: ApiError): Promise<RefusalEffect> {
  await handleRefusedChange(db, intent, error)
  return 'cascade'
}

const inside = z.pipe(
  z.object({ archive }),
  z.transform((data) => data.archive),
)
const theirs = z.union([archive, inside])

/** How version conflicts of archives are recognised and handled. */
export const archiveVersioning = {
  refusal: 'archiveStale',
  serverCopyIn: (data: unknown): Archive | null => z.safeParse(theirs, data).data ?? null,
  adopt: adoptServerArchive,
} as const

/**
 * Returns the base version for sending the user's own change of a conflict again: the server's version, or a later one created by this
 * device.
 */
export async function findResendBaseVersion(db: UserDb, conflict: { readonly subject: string; readonly theirs: Archive }): Promise<number> {
  return findCurrentBaseVersion(await readArchiveRow(db, conflict.subject), conflict.theirs.version)
}
