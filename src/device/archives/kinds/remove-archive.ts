import type { Archive } from '#contract/archive.ts'
import type { VersionedChangeKind } from '../../intents/kind.ts'
import type { UserDb } from '../../store/db.ts'
import type { Intent } from '../../store/intent.ts'
import { archiveOverlay, readArchiveName, forgetCopy, readArchiveRow } from '../archive-rows.ts'
import { archiveVersions, rebaseVersion } from '../archive-versions.ts'
import { addRemoved } from '../removed-list.ts'

export const removeArchiveKind: VersionedChangeKind<'removeArchive', 'removeArchive', Archive, null> = {
  name: 'removeArchive',
  endpoint: 'removeArchive',
  overlay: archiveOverlay,
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
    ...archiveVersions,
    isSame: () => false,
    // Never merges: the user removed the archive without having seen the other change.
    mergeOver: () => null,
    resubmit: async (db, conflict) => ({ archive_id: conflict.subject, base_version: await rebaseVersion(db, conflict) }),
  },
}

async function confirmRemoval(db: UserDb, { subject, at }: Intent): Promise<void> {
  const { confirmed } = await readArchiveRow(db, subject)
  await db.conflicts.where('subject').equals(subject).delete()
  if (confirmed) await addRemoved(db, { archive_id: subject, user_name: confirmed.user_name, removed_at: at })
  await forgetCopy(db, subject)
}
