import { ganzhiOf } from '#birth/index.ts'
import type { Archive, ArchiveInput } from '#contract/archive.ts'
import { isToldOtherwise } from '#contract/archive-edit.ts'
import { forgetChoice } from './archive-choice.ts'
import { archiveKinds, unremovedOf } from './archive-kinds.ts'
import { currentBaseOf, rowOf } from './archive-rows.ts'
import { mergedEdit } from './merged-edit.ts'
import { pendingOf } from '../intents/overlay.ts'
import { withUserTransaction } from '../intents/user-transaction.ts'
import { enqueue } from '../intents/transaction.ts'
import type { ArchiveRow, UserDb } from '../store/db.ts'
import { userDb } from '../store/db.ts'
import { profileIn } from './profile-in.ts'
import { uuidv7 } from '../store/uuidv7.ts'

/** What a filled form says: `archiveInput` parsed, with the offset settled. */
export type Profile = Omit<ArchiveInput, 'archive_id' | 'offset_seconds'> & { readonly offset_seconds: number }

/** An archive with an unlocked book has had its one edit. */
export class EditSpent extends Error {}

/** It was removed, here or elsewhere. */
export class ArchiveGone extends Error {}

/** The user's own archive; every later one is of another type. */
const OWN_TYPE = 0
const OTHER_TYPE = 1

/** Makes an archive on the device; its id stays for ever. The first one is the user's own. */
export async function addArchive(userId: string, profile: Profile, archive_id = uuidv7()): Promise<Archive> {
  const input = { archive_id, ...profile }
  const ganzhi = ganzhiOf(profile)
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
    await enqueue(db, archiveKinds.addArchive, { subject: input.archive_id, input, at, ahead })
  })
  return shownArchive(userDb(userId), input.archive_id)
}

interface Edit extends Profile {
  readonly archive_id: string
  readonly base_version: number
}

/**
 * Edits an archive; `base_version` is the version of the archive that the form was opened on. With `opened`, that archive itself,
 * only what differs from it changes, and what was changed otherwise meanwhile, in another tab, is kept as a conflict.
 * @throws EditSpent when nothing is left of its one edit, as far as this device knows
 * @throws ArchiveGone when it was removed meanwhile
 */
export async function updateArchive(userId: string, edit: Edit, opened?: Profile): Promise<Archive> {
  const { archive_id, base_version, ...edited } = edit
  await withUserTransaction(userId, async (db) => {
    const row = await shownRow(db, archive_id)
    const now = row.shown!
    const profile = opened ? mergedEdit(opened, edited, now) : edited
    const at = Date.now()
    if (!profile) return keepClash(db, now, edit, at)
    if (now.edits_left === 0 && isToldOtherwise(now, profile)) throw new EditSpent()
    const input = { archive_id, ...profile, base_version: currentBaseOf(row, opened ? now.version : base_version) }
    await enqueue(db, archiveKinds.updateArchive, { subject: archive_id, input, at, ahead: editAheadOf(profile, at), base: now })
  })
  return shownArchive(userDb(userId), archive_id)
}

/** What an archive shows of an edit until the server has answered. */
function editAheadOf(profile: Profile, at: number): Partial<Archive> {
  return { ...profile, ...ganzhiOf(profile), updated_at: at }
}

/** The person decides, as about a change that met one from another device. */
async function keepClash(db: UserDb, theirs: Archive, mine: Edit, at: number): Promise<void> {
  const { archive_id, base_version: _, ...profile } = mine
  const ahead = editAheadOf(profile, at)
  await db.conflicts.put({ id: uuidv7(), kind: archiveKinds.updateArchive.name, subject: archive_id, mine, theirs, ahead, at })
}

/** Removes an archive as it stands here; it can be brought back for 30 days. */
export async function removeArchive(userId: string, archive_id: string): Promise<void> {
  await withUserTransaction(userId, async (db) => {
    const row = await shownRow(db, archive_id)
    const base = row.shown!
    const input = { archive_id, base_version: currentBaseOf(row, base.version) }
    await enqueue(db, archiveKinds.removeArchive, { subject: archive_id, input, at: Date.now(), ahead: null, base })
  })
}

/** Brings a removed archive back, or one that the server has lost. One removed on another device shows when the server has answered. */
export async function restoreArchive(userId: string, archive_id: string): Promise<void> {
  await withUserTransaction(userId, async (db) => {
    const row = await rowOf(db, archive_id)
    if (row.shown) return
    if (row.gone && row.lost_at !== undefined) return addAgain(db, row.gone)
    const ahead = unremovedOf(row, await pendingOf(db, archive_id))
    await enqueue(db, archiveKinds.restoreArchive, { subject: archive_id, input: { archive_id }, at: Date.now(), ahead })
  })
}

/** Puts an archive at the top of the list, which makes it the default. */
export async function pinArchive(userId: string, archive_id: string): Promise<void> {
  await withUserTransaction(userId, async (db) => {
    await shownRow(db, archive_id)
    const at = Date.now()
    const pinned_at = laterThan(await db.archives.toArray(), at, (archive) => archive.pinned_at)
    await enqueue(db, archiveKinds.markPinned, { subject: archive_id, input: { archive_id }, at, ahead: { pinned_at } })
    await forgetChoice(db)
  })
}

/** The server knows its id no more, or what was bought for it alone. */
async function addAgain(db: UserDb, copy: Archive): Promise<void> {
  const { archive_id } = copy
  const ahead = { ...copy, version: 0, pinned_at: null }
  await enqueue(db, archiveKinds.addArchive, { subject: archive_id, input: { archive_id, ...profileIn(copy) }, at: Date.now(), ahead })
}

function hasOwn(rows: readonly ArchiveRow[]): boolean {
  return rows.some(({ shown, confirmed }) => shown?.type === OWN_TYPE || confirmed?.type === OWN_TYPE)
}

/** Now, but after every archive in the list: the server's clock may be ahead of this device's. */
function laterThan(rows: readonly ArchiveRow[], now: number, timeOf: (archive: Archive) => number | null): number {
  return rows.reduce((latest, { shown }) => Math.max(latest, ((shown && timeOf(shown)) ?? 0) + 1), now)
}

async function shownRow(db: UserDb, archiveId: string): Promise<ArchiveRow> {
  const row = await rowOf(db, archiveId)
  if (!row.shown) throw new ArchiveGone()
  return row
}

async function shownArchive(db: UserDb, archiveId: string): Promise<Archive> {
  return (await shownRow(db, archiveId)).shown!
}
