import type { Archive } from '#contract/archive.ts'
import type { ChangeKind } from '../../intents/kind.ts'
import { confirmCopy, refuseChange } from '../archive-answers.ts'
import { archiveOverlay, readArchiveName } from '../archive-rows.ts'

export const markPinnedKind: ChangeKind<'markPinned', 'markPinned', Archive, Pick<Archive, 'pinned_at'>> = {
  name: 'markPinned',
  endpoint: 'markPinned',
  overlay: archiveOverlay,
  patch: (shown, { ahead }) => shown && { ...shown, ...ahead },
  confirm: (db, _intent, answer) => confirmCopy(db, answer),
  refuse: refuseChange,
  isEnd: false,
  readName: readArchiveName,
  versioned: null,
}
