import type { Archive } from '#contract/archive.ts'
import { computeRemainingEdits } from '#contract/archive-edit.ts'
import { mapKindsByName, type ChangeKind, type VersionedChangeKind } from '../intents/kind.ts'
import { applyPendingChanges } from '../intents/overlay.ts'
import type { ArchiveRow, UserDb } from '../store/db.ts'
import type { Intent } from '../store/intent.ts'
import {
  applyConfirmedVersion,
  handleRefusedCreation,
  isVersionedChange,
  handleRefusedChange,
  applyConfirmedArchive,
  archiveVersioning,
  findResendBaseVersion,
} from './archive-answers.ts'
import { archiveOverlayTable, readArchiveName, recordArchiveGone, readArchiveRow } from './archive-rows.ts'
import { mergeEdit, mergePillars } from './merge-edit.ts'
import { addRemoved } from './removed-list.ts'

/** Version of an archive that the server has not received yet. */
const UNSENT = 0

const addArchiveChangeKind: ChangeKind<'addArchive', 'addArchive', Archive, Archive> = {
  name: 'addArchive',
  endpoint: 'addArchive',
  overlay: archiveOverlayTable,
  patch: (shown, { ahead }) => shown ?? ahead,
  confirm: (db, _intent, answer) => applyConfirmedVersion(db, answer, UNSENT),
  refuse: handleRefusedCreation,
  isEnd: false,
  readName: async (_db, { ahead }) => ahead.user_name,
  versioned: null,
}

const updateArchiveChangeKind: VersionedChangeKind<'updateArchive', 'updateArchive', Archive, Partial<Archive>> = {
  name: 'updateArchive',
  endpoint: 'updateArchive',
  overlay: archiveOverlayTable,
  // Shows the edit's base as the version, so that an edit of an unsent edit has the same base.
  patch: (shown, { ahead, input }) =>
    shown && { ...shown, ...ahead, version: input.base_version, edits_left: computeRemainingEdits(shown, { ...shown, ...ahead }) },
  confirm: (db, _intent, answer) => applyConfirmedVersion(db, answer, answer.version - 1),
  refuse: handleRefusedChange,
  isEnd: false,
  readName: readArchiveName,
  versioned: {
    ...archiveVersioning,
    isSame: (intent, later) =>
      later.kind === 'updateArchive' && isVersionedChange(later) && later.input.base_version === intent.input.base_version,
    mergeOver: (now, { input, base, ahead, at }) => {
      // Merges only if the stored base has the version that the request names.
      if (base?.version !== input.base_version) return null
      const mine = { ...base, ...ahead }
      const [profile, pillars] = [mergeEdit(base, mine, now), mergePillars(base, mine, now)]
      if (!profile || !pillars) return null
      const { archive_id, version: base_version } = now
      return { input: { archive_id, ...profile, base_version }, ahead: { ...profile, ...pillars, updated_at: at } }
    },
    resubmit: async (db, conflict) => ({ ...conflict.mine, base_version: await findResendBaseVersion(db, conflict) }),
  },
}

const removeArchiveChangeKind: VersionedChangeKind<'removeArchive', 'removeArchive', Archive, null> = {
  name: 'removeArchive',
  endpoint: 'removeArchive',
  overlay: archiveOverlayTable,
  patch: () => null,
  confirm: confirmRemoval,
  refuse: async (db, intent, error) => {
    if (error.codeName !== 'notFound') return 'rollback'
    // Confirms the removal: the archive was already removed on another device.
    await confirmRemoval(db, intent)
    return 'noop'
  },
  isEnd: true,
  readName: readArchiveName,
  versioned: {
    ...archiveVersioning,
    isSame: () => false,
    // Never merges: the user removed the archive without having seen the other change.
    mergeOver: () => null,
    resubmit: async (db, conflict) => ({ archive_id: conflict.subject, base_version: await findResendBaseVersion(db, conflict) }),
  },
}

async function confirmRemoval(db: UserDb, { subject, at }: Intent): Promise<void> {
  const { confirmed } = await readArchiveRow(db, subject)
  await db.conflicts.where('subject').equals(subject).delete()
  if (confirmed) await addRemoved(db, { archive_id: subject, user_name: confirmed.user_name, removed_at: at })
  await recordArchiveGone(db, subject)
}

const restoreArchiveChangeKind: ChangeKind<'restoreArchive', 'restoreArchive', Archive, Archive | null> = {
  name: 'restoreArchive',
  endpoint: 'restoreArchive',
  overlay: archiveOverlayTable,
  patch: (shown, { ahead }) => shown ?? ahead,
  confirm: async (db, { subject }, answer) => {
    // Deletes a stored conflict of a removal, because restoring makes the decision obsolete.
    await db.conflicts.where({ subject, kind: 'removeArchive' }).delete()
    await applyConfirmedArchive(db, answer)
  },
  refuse: handleRefusedCreation,
  isEnd: false,
  readName: readArchiveName,
  versioned: null,
}

const markPinnedChangeKind: ChangeKind<'markPinned', 'markPinned', Archive, Pick<Archive, 'pinned_at'>> = {
  name: 'markPinned',
  endpoint: 'markPinned',
  overlay: archiveOverlayTable,
  patch: (shown, { ahead }) => shown && { ...shown, ...ahead },
  confirm: (db, _intent, answer) => applyConfirmedArchive(db, answer),
  refuse: handleRefusedChange,
  isEnd: false,
  readName: readArchiveName,
  versioned: null,
}

export const imageAvatarChangeKind: ChangeKind<'imageAvatar', 'imageAvatar', Archive, Pick<Archive, 'avatar_id'>> = {
  name: 'imageAvatar',
  endpoint: 'imageAvatar',
  overlay: archiveOverlayTable,
  patch: (shown, { ahead }) => shown && { ...shown, ...ahead },
  confirm: (db, _intent, answer) => applyConfirmedArchive(db, answer),
  // Does not delete the archive, because `notFound` may refer to the image.
  refuse: async () => 'rollback',
  isEnd: false,
  readName: readArchiveName,
  versioned: null,
}

/** All kinds of changes to an archive. */
export const archiveChangeKinds = mapKindsByName(
  addArchiveChangeKind,
  updateArchiveChangeKind,
  removeArchiveChangeKind,
  restoreArchiveChangeKind,
  markPinnedChangeKind,
  imageAvatarChangeKind,
)

/** Returns the archive with all pending changes except removals; null if there is no copy of it. */
export function computeArchiveIgnoringRemovals({ confirmed, gone }: ArchiveRow, pending: readonly Intent[]): Archive | null {
  const others = pending.filter(({ kind }) => kind !== removeArchiveChangeKind.name)
  return applyPendingChanges(archiveChangeKinds, confirmed ?? gone, others)
}
