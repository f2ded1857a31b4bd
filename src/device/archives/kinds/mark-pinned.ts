import type { Archive } from '#contract/archive.ts'
import type { Kind } from '../../intents/kind.ts'
import { confirmCopy, refuseChange } from '../archive-answers.ts'
import { archiveOverlay, archiveNameOf } from '../archive-rows.ts'

export const markPinnedKind: Kind<'markPinned', 'markPinned', Archive, Pick<Archive, 'pinned_at'>> = {
  name: 'markPinned',
  endpoint: 'markPinned',
  overlay: archiveOverlay,
  patch: (shown, { ahead }) => shown && { ...shown, ...ahead },
  confirm: (db, _intent, answer) => confirmCopy(db, answer),
  refuse: refuseChange,
  isEnd: false,
  nameOf: archiveNameOf,
  versioned: null,
}
