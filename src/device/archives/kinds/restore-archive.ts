import type { Archive } from '#contract/archive.ts'
import type { Kind } from '../../intents/kind.ts'
import { confirmCopy, refuseArrival } from '../archive-answers.ts'
import { archiveOverlay, archiveNameOf } from '../archive-rows.ts'

export const restoreArchiveKind: Kind<'restoreArchive', 'restoreArchive', Archive, Archive | null> = {
  name: 'restoreArchive',
  endpoint: 'restoreArchive',
  overlay: archiveOverlay,
  patch: (shown, { ahead }) => shown ?? ahead,
  confirm: async (db, { subject }, answer) => {
    // A removal that still asks was taken back.
    await db.conflicts.where({ subject, kind: 'removeArchive' }).delete()
    await confirmCopy(db, answer)
  },
  refuse: refuseArrival,
  isEnd: false,
  nameOf: archiveNameOf,
  versioned: null,
}
