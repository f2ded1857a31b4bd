import type { Archive } from '#contract/archive.ts'
import { byName } from '../intents/kind.ts'
import { applyPending } from '../intents/overlay.ts'
import type { ArchiveRow } from '../store/db.ts'
import type { Intent } from '../store/intent.ts'
import { addArchiveKind } from './kinds/add-archive.ts'
import { imageAvatarKind } from './kinds/image-avatar.ts'
import { markPinnedKind } from './kinds/mark-pinned.ts'
import { removeArchiveKind } from './kinds/remove-archive.ts'
import { restoreArchiveKind } from './kinds/restore-archive.ts'
import { updateArchiveKind } from './kinds/update-archive.ts'

/** Everything that can be done to an archive. */
export const archiveKinds = byName(
  addArchiveKind,
  updateArchiveKind,
  removeArchiveKind,
  restoreArchiveKind,
  markPinnedKind,
  imageAvatarKind,
)

/** What an archive would show, had none of its waiting changes removed it. */
export function unremovedOf({ confirmed, gone }: ArchiveRow, pending: readonly Intent[]): Archive | null {
  const others = pending.filter(({ kind }) => kind !== removeArchiveKind.name)
  return applyPending(archiveKinds, confirmed ?? gone, others)
}
