import type { Archive } from '#contract/archive.ts'
import type { ChangeKind } from '../../intents/kind.ts'
import { confirmCopy } from '../archive-answers.ts'
import { archiveOverlay, readArchiveName } from '../archive-rows.ts'

export const imageAvatarKind: ChangeKind<'imageAvatar', 'imageAvatar', Archive, Pick<Archive, 'avatar_id'>> = {
  name: 'imageAvatar',
  endpoint: 'imageAvatar',
  overlay: archiveOverlay,
  patch: (shown, { ahead }) => shown && { ...shown, ...ahead },
  confirm: (db, _intent, answer) => confirmCopy(db, answer),
  // Does not delete the archive, because `notFound` may refer to the image.
  refuse: async () => 'rollback',
  isEnd: false,
  readName: readArchiveName,
  versioned: null,
}
