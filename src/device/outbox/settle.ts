/**
 * What becomes of an intent once its answer was read: one transaction that takes it out of the outbox
 * and writes what the answer means for the archive. An intent that is gone already (another runner,
 * a log-out) settles nothing.
 */
import type { Archive, RemovedArchive } from '#contract/archive.ts'
import type { OutputOf } from '#contract/endpoints.ts'
import type { ApiError } from '../wire/api-error.ts'
import type { ArchiveRow, UserDb } from '../store/db.ts'
import type { Intent, IntentKind } from './intent.ts'
import { inOneStep, newerOf, pendingOf, refreshRow, rowOf, withOwn } from './outbox.ts'
import { addRemoved, dropRemoved } from '../archives/removed-list.ts'

type EditIntent = Extract<Intent, { kind: 'updateArchive' }>

/** The server did it. */
export function confirm(db: UserDb, intent: Intent, answer: OutputOf<IntentKind>): Promise<void> {
  return takingOut(db, intent, async () => {
    if (intent.kind === 'removeArchive') await confirmRemoval(db, intent)
    else if (intent.kind !== 'config') await confirmArchive(db, intent, answer as Archive)
  })
}

/** The server refused it for good: the row goes back to the server's copy, the change is kept with the reason. */
export function refuse(db: UserDb, intent: Intent, error: ApiError): Promise<void> {
  const isUnknown = error.codeName === 'notFound'
  return takingOut(db, intent, async () => {
    // Removed already, on another device: what was wanted is so.
    if (intent.kind === 'removeArchive' && isUnknown) return confirmRemoval(db, intent)
    const row = await rowOf(db, intent.archive_id)
    const after = restsOn(intent, isUnknown) ? await takeLater(db, intent) : []
    // Whoever removes an archive afterwards has no use for the changes before it.
    if (after.at(-1)?.kind !== 'removeArchive') await keepFailure(db, intent, after, error, nameOf(row, intent))
    if (intent.archive_id !== '') await refreshRow(db, intent.archive_id, isUnknown ? goneOf(row) : {})
  })
}

/** The edit was made on an old version: it is kept beside the server's copy, with the edits that followed it. */
export function setAside(db: UserDb, intent: EditIntent, theirs: Archive): Promise<void> {
  return takingOut(db, intent, async () => {
    const later = (await pendingOf(db, intent.archive_id)).filter((other) => isSameEdit(intent, other))
    await db.outbox.bulkDelete(later.map((other) => other.seq))
    const { archive_id, input: mine, ahead, at } = later.at(-1) ?? intent
    await db.conflicts.put({ id: intent.id, archive_id, mine, theirs, ahead, at })
    const row = await rowOf(db, archive_id)
    await refreshRow(db, archive_id, { confirmed: newerOf(row.confirmed, theirs), gone: null })
  })
}

function takingOut(db: UserDb, intent: Intent, settle: () => Promise<void>): Promise<void> {
  return inOneStep(db, async () => {
    const taken = await db.outbox.where('id').equals(intent.id).delete()
    if (taken > 0) await settle()
  })
}

async function confirmArchive(db: UserDb, intent: Intent, answer: Archive): Promise<void> {
  const { archive_id } = intent
  const row = await rowOf(db, archive_id)
  const isOwnVersion = intent.kind === 'addArchive' || intent.kind === 'updateArchive'
  if (isOwnVersion) await carryOver(db, archive_id, intent.kind === 'addArchive' ? 0 : answer.version - 1, answer.version)
  const own = isOwnVersion ? withOwn(row, answer.version) : row.own
  await refreshRow(db, archive_id, { confirmed: newerOf(row.confirmed, answer), gone: null, own })
  await dropRemoved(db, archive_id)
}

/**
 * Edits that were made on the version before this change rest on the one after it now. An edit that
 * rests on a still older version does not: another device has changed the archive in between.
 */
async function carryOver(db: UserDb, archiveId: string, from: number, base_version: number): Promise<void> {
  for (const edit of await pendingOf(db, archiveId)) {
    if (edit.kind !== 'updateArchive' || edit.input.base_version !== from) continue
    await db.outbox.put({ ...edit, input: { ...edit.input, base_version } })
  }
}

async function confirmRemoval(db: UserDb, intent: Intent): Promise<void> {
  const { archive_id, at } = intent
  const row = await rowOf(db, archive_id)
  await db.conflicts.where('archive_id').equals(archive_id).delete()
  if (row.confirmed) await addRemoved(db, removalOf(row.confirmed, at))
  await refreshRow(db, archive_id, goneOf(row))
}

function removalOf({ archive_id, user_name }: Archive, removed_at: number): RemovedArchive {
  return { archive_id, user_name, removed_at }
}

function goneOf(row: ArchiveRow): Partial<ArchiveRow> {
  return { confirmed: null, gone: row.confirmed ?? row.gone }
}

/** Without the archive there is nothing that its later changes could change. */
function restsOn(intent: Intent, isUnknown: boolean): boolean {
  return intent.kind === 'addArchive' || intent.kind === 'restoreArchive' || (isUnknown && intent.kind !== 'config')
}

function isSameEdit(intent: EditIntent, other: Intent): other is EditIntent {
  return other.kind === 'updateArchive' && other.input.base_version === intent.input.base_version
}

async function takeLater(db: UserDb, intent: Intent): Promise<Intent[]> {
  const later = await pendingOf(db, intent.archive_id)
  await db.outbox.bulkDelete(later.map((other) => other.seq))
  return later
}

function nameOf({ shown, confirmed, gone }: ArchiveRow, intent: Intent): string {
  const ahead = intent.kind === 'addArchive' ? intent.ahead : null
  return (ahead ?? shown ?? confirmed ?? gone)?.user_name ?? ''
}

async function keepFailure(db: UserDb, intent: Intent, after: Intent[], error: ApiError, user_name: string): Promise<void> {
  const { id, archive_id } = intent
  await db.failures.put({ id, archive_id, intent, after, code: error.code, fields: error.fields, user_name, at: Date.now() })
}
