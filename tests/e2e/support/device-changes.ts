/** Functions that make changes one by one, as a user does, and read the resulting state; part of `device-door.ts`. */
import type { Archive } from '#contract/archive.ts'
import type { LoginResult } from '#contract/session.ts'
import { getArchive, listArchives, listRemovedArchives } from '#device/archives/archive-list.ts'
import { addArchive, pinArchive, removeArchive, restoreArchive, updateArchive } from '#device/archives/archives.ts'
import type { ArchiveProfile } from '#device/archives/profile.ts'
import { pickProfile } from '#device/archives/profile.ts'
import { discardFailure, resolveWithMine, resolveWithTheirs, retryFailure } from '#device/outbox/decide.ts'
import { countUnsyncedItems, listConflicts, listFailures } from '#device/outbox/unsent.ts'
import { saveLogin } from '#device/session/session.ts'
import { pullDocument } from '#device/sync/pull.ts'
import { sync } from '#device/sync/sync.ts'

export interface Change {
  readonly what: 'add' | 'edit' | 'pin' | 'remove' | 'restore'
  readonly id: string
  /** Name of the archive that an addition or an edit sets. */
  readonly name: string
}

/** Logs in while another session exists, as the login sheet over a page does. */
export async function logInOverSession(login: LoginResult): Promise<void> {
  await saveLogin(login)
}

/** Makes a change; returns false if the archive is not on this device. */
export async function applyArchiveChange(userId: string, profile: ArchiveProfile, { what, id, name }: Change): Promise<boolean> {
  if (what === 'add') await addArchive(userId, { ...profile, user_name: name }, id)
  if (what === 'restore') await restoreArchive(userId, id)
  if (what === 'add' || what === 'restore') return true
  const archive = await getArchive(userId, id)
  if (!archive) return false
  const opened = pickProfile(archive)
  if (what === 'edit') await updateArchive(userId, { ...opened, user_name: name, archive_id: id, base_version: archive.version }, opened)
  if (what === 'pin') await pinArchive(userId, id)
  if (what === 'remove') await removeArchive(userId, id)
  return true
}

/** Returns a user's state on this device, in the server's format. */
export async function readDeviceState(userId: string) {
  const archives = (await listArchives(userId)).map(({ mark: _mark, ...archive }): Archive => archive)
  const removed = (await listRemovedArchives(userId)).map(({ archive_id }) => archive_id)
  return { archives, removed, unsent: await countUnsyncedItems(userId) }
}

/**
 * Syncs, then resolves every second conflict and failure one way, the others the other way; returns the objects that they
 * concerned.
 */
export async function syncAndResolveAll(userId: string): Promise<{ outcome: string; asked: string[] }> {
  const { outcome } = await sync()
  const [conflicts, failures] = [await listConflicts(userId), await listFailures(userId)]
  for (const [i, { id }] of conflicts.entries()) await (i % 2 ? resolveWithMine : resolveWithTheirs)(userId, id)
  for (const [i, { id }] of failures.entries()) await (i % 2 ? retryFailure : discardFailure)(userId, id)
  return { outcome, asked: [...conflicts, ...failures].map(({ subject }) => subject) }
}

export async function pullArchives(): Promise<void> {
  await pullDocument('archives')
}
