import type { Archive } from '#contract/archive.ts'
import type { ChangeKind } from '../../intents/kind.ts'
import { confirmCopy, refuseCreation } from '../archive-answers.ts'
import { archiveOverlay, readArchiveName } from '../archive-rows.ts'

export const restoreArchiveKind: ChangeKind<'restoreArchive', 'restoreArchive', Archive, Archive | null> = {
  name: 'restoreArchive',
  endpoint: 'restoreArchive',
  overlay: archiveOverlay,
  patch: (shown, { ahead }) => shown ?? ahead,
  confirm: async (db, { subject }, answer) => {
    // Deletes a stored conflict of a removal, because restoring makes the decision obsolete.
    await db.conflicts.where({ subject, kind: 'removeArchive' }).delete()
    await confirmCopy(db, answer)
  },
  refuse: refuseCreation,
  isEnd: false,
  readName: readArchiveName,
  versioned: null,
}
