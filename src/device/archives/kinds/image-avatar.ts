import type { Archive } from '#contract/archive.ts'
import type { Kind } from '../../intents/kind.ts'
import { confirmCopy } from '../archive-answers.ts'
import { archiveOverlay, archiveNameOf } from '../archive-rows.ts'

export const imageAvatarKind: Kind<'imageAvatar', 'imageAvatar', Archive, Pick<Archive, 'avatar_id'>> = {
  name: 'imageAvatar',
  endpoint: 'imageAvatar',
  overlay: archiveOverlay,
  patch: (shown, { ahead }) => shown && { ...shown, ...ahead },
  confirm: (db, _intent, answer) => confirmCopy(db, answer),
  // It may be the picture that is there no longer: of the archive nothing is said.
  refuse: async () => 'rollback',
  isEnd: false,
  nameOf: archiveNameOf,
  versioned: null,
}
