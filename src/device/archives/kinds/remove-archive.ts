import type { Archive } from '#contract/archive.ts'
import type { VersionedKind } from '../../intents/kind.ts'
import type { UserDb } from '../../store/db.ts'
import type { Intent } from '../../store/intent.ts'
import { archiveOverlay, archiveNameOf, forgetCopy, rowOf } from '../archive-rows.ts'
import { archiveVersions, rebaseVersion } from '../archive-versions.ts'
import { addRemoved } from '../removed-list.ts'

export const removeArchiveKind: VersionedKind<'removeArchive', 'removeArchive', Archive, null> = {
  name: 'removeArchive',
  endpoint: 'removeArchive',
  overlay: archiveOverlay,
  patch: () => null,
  confirm: confirmRemoval,
  refuse: async (db, intent, error) => {
    if (error.codeName !== 'notFound') return 'rollback'
    // Removed already, on another device.
    await confirmRemoval(db, intent)
    return 'noop'
  },
  isEnd: true,
  nameOf: archiveNameOf,
  versioned: {
    ...archiveVersions,
    isSame: () => false,
    // Whoever removed it had not seen what was changed.
    mergeOver: () => null,
    resubmit: async (db, conflict) => ({ archive_id: conflict.subject, base_version: await rebaseVersion(db, conflict) }),
  },
}

async function confirmRemoval(db: UserDb, { subject, at }: Intent): Promise<void> {
  const { confirmed } = await rowOf(db, subject)
  await db.conflicts.where('subject').equals(subject).delete()
  if (confirmed) await addRemoved(db, { archive_id: subject, user_name: confirmed.user_name, removed_at: at })
  await forgetCopy(db, subject)
}
