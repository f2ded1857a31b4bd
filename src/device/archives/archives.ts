import { computeGanzhiColumns } from '#birth/index.ts'
import type { Archive } from '#contract/archive.ts'
import { isCountedEdit } from '#contract/archive-edit.ts'
import { resetArchiveChoice } from './archive-choice.ts'
import { archiveChangeKinds, computeArchiveIgnoringRemovals } from './archive-kinds.ts'
import { findCurrentBaseVersion, readArchiveRow } from './archive-rows.ts'
import { mergeEdit } from './merge-edit.ts'
import { readPendingChanges } from '../intents/overlay.ts'
import { withUserTransaction } from '../intents/user-transaction.ts'
import { enqueueIntent } from '../intents/transaction.ts'
import type { ArchiveRow, UserDb } from '../store/db.ts'
import { getUserDb } from '../store/db.ts'
import type { ArchiveProfile } from './profile.ts'
import { pickProfile } from './profile.ts'
import { uuidv7 } from '../store/uuidv7.ts'

/** Error: the archive has an unlocked book, which allows only one edit of birth data, and that edit is used up. */
export class EditSpentError extends Error {}

/** Error: the archive was removed, on this or another device. */
export class ArchiveGoneError extends Error {}

/** `type` of the user's own archive; all other archives have `OTHER_TYPE`. */
const OWN_TYPE = 0
const OTHER_TYPE = 1

/** Creates an archive on the device; its id never changes. The first archive is the user's own. */
export async function addArchive(userId: string, profile: ArchiveProfile, archive_id = uuidv7()): Promise<Archive> {
  const input = { archive_id, ...profile }
  const ganzhi = computeGanzhiColumns(profile)
  await withUserTransaction(userId, async (db) => {
    const rows = await db.archives.toArray()
    const at = Date.now()
    const created_at = laterThan(rows, at, (archive) => archive.created_at)
    const state = {
      type: hasOwn(rows) ? OTHER_TYPE : OWN_TYPE,
      is_lock: true,
      books: [],
      edits_left: null,
      avatar_id: null,
      version: 0,
      pinned_at: null,
    }
    const ahead = { ...input, ...ganzhi, ...state, created_at, updated_at: at }
    await enqueueIntent(db, archiveChangeKinds.addArchive, { subject: input.archive_id, input, at, ahead })
  })
  return shownArchive(getUserDb(userId), input.archive_id)
}

interface Edit extends ArchiveProfile {
  readonly archive_id: string
  readonly base_version: number
}

/**
 * Edits an archive. `opened`: profile that the form showed; only fields that differ from it change. @throws EditSpentError @throws
 * ArchiveGone
 */
export async function updateArchive(userId: string, edit: Edit, opened?: ArchiveProfile): Promise<Archive> {
  const { archive_id, base_version, ...edited } = edit
  await withUserTransaction(userId, async (db) => {
    const row = await shownRow(db, archive_id)
    const now = row.shown!
    const profile = opened ? mergeEdit(opened, edited, now) : edited
    const at = Date.now()
    if (!profile) return storeEditConflict(db, now, edit, at)
    if (now.edits_left === 0 && isCountedEdit(now, profile)) throw new EditSpentError()
    const input = { archive_id, ...profile, base_version: findCurrentBaseVersion(row, opened ? now.version : base_version) }
    await enqueueIntent(db, archiveChangeKinds.updateArchive, {
      subject: archive_id,
      input,
      at,
      ahead: createEditPatch(profile, at),
      base: now,
    })
  })
  return shownArchive(getUserDb(userId), archive_id)
}

/** Returns the optimistic patch of an edit, shown until the server has answered. */
function createEditPatch(profile: ArchiveProfile, at: number): Partial<Archive> {
  return { ...profile, ...computeGanzhiColumns(profile), updated_at: at }
}

/** Stores a conflict of the edit with the current archive; the user resolves it like a conflict with another device. */
async function storeEditConflict(db: UserDb, theirs: Archive, mine: Edit, at: number): Promise<void> {
  const { archive_id, base_version: _, ...profile } = mine
  const ahead = createEditPatch(profile, at)
  await db.conflicts.put({ id: uuidv7(), kind: archiveChangeKinds.updateArchive.name, subject: archive_id, mine, theirs, ahead, at })
}

/** Removes an archive, based on its current version; it can be restored for 30 days. */
export async function removeArchive(userId: string, archive_id: string): Promise<void> {
  await withUserTransaction(userId, async (db) => {
    const row = await shownRow(db, archive_id)
    const base = row.shown!
    const input = { archive_id, base_version: findCurrentBaseVersion(row, base.version) }
    await enqueueIntent(db, archiveChangeKinds.removeArchive, { subject: archive_id, input, at: Date.now(), ahead: null, base })
  })
}

/**
 * Restores a removed archive, or one that the server has lost. One removed by another device shows again only after the server's answer.
 */
export async function restoreArchive(userId: string, archive_id: string): Promise<void> {
  await withUserTransaction(userId, async (db) => {
    const row = await readArchiveRow(db, archive_id)
    if (row.shown) return
    if (row.gone && row.lost_at !== undefined) return addAgain(db, row.gone)
    const ahead = computeArchiveIgnoringRemovals(row, await readPendingChanges(db, archive_id))
    await enqueueIntent(db, archiveChangeKinds.restoreArchive, { subject: archive_id, input: { archive_id }, at: Date.now(), ahead })
  })
}

/** Moves an archive to the top of the list and resets the choice, so that it becomes the current one. */
export async function pinArchive(userId: string, archive_id: string): Promise<void> {
  await withUserTransaction(userId, async (db) => {
    await shownRow(db, archive_id)
    const at = Date.now()
    const pinned_at = laterThan(await db.archives.toArray(), at, (archive) => archive.pinned_at)
    await enqueueIntent(db, archiveChangeKinds.markPinned, { subject: archive_id, input: { archive_id }, at, ahead: { pinned_at } })
    await resetArchiveChoice(db)
  })
}

/** Creates a lost archive again under its id: the server no longer knows the id, or has only the purchases made for it. */
async function addAgain(db: UserDb, copy: Archive): Promise<void> {
  const { archive_id } = copy
  const ahead = { ...copy, version: 0, pinned_at: null }
  await enqueueIntent(db, archiveChangeKinds.addArchive, {
    subject: archive_id,
    input: { archive_id, ...pickProfile(copy) },
    at: Date.now(),
    ahead,
  })
}

function hasOwn(rows: readonly ArchiveRow[]): boolean {
  return rows.some(({ shown, confirmed }) => shown?.type === OWN_TYPE || confirmed?.type === OWN_TYPE)
}

/** Returns `now`, or a time later than those of all listed archives: the server's clock may be ahead of this device's (ms). */
function laterThan(rows: readonly ArchiveRow[], now: number, timeOf: (archive: Archive) => number | null): number {
  return rows.reduce((latest, { shown }) => Math.max(latest, ((shown && timeOf(shown)) ?? 0) + 1), now)
}

async function shownRow(db: UserDb, archiveId: string): Promise<ArchiveRow> {
  const row = await readArchiveRow(db, archiveId)
  if (!row.shown) throw new ArchiveGoneError()
  return row
}

async function shownArchive(db: UserDb, archiveId: string): Promise<Archive> {
  return (await shownRow(db, archiveId)).shown!
}
