import type { Archive } from '#contract/archive.ts'
import { mapByName } from '../intents/kind.ts'
import { applyPending } from '../intents/overlay.ts'
import type { ArchiveRow } from '../store/db.ts'
import type { Intent } from '../store/intent.ts'
import { addArchiveKind } from './kinds/add-archive.ts'
import { imageAvatarKind } from './kinds/image-avatar.ts'
import { markPinnedKind } from './kinds/mark-pinned.ts'
import { removeArchiveKind } from './kinds/remove-archive.ts'
import { restoreArchiveKind } from './kinds/restore-archive.ts'
import { updateArchiveKind } from './kinds/update-archive.ts'

/** All kinds of changes to an archive. */
export const archiveKinds = mapByName(
  addArchiveKind,
  updateArchiveKind,
  removeArchiveKind,
  restoreArchiveKind,
  markPinnedKind,
  imageAvatarKind,
)

/** Returns the archive with all pending changes except removals; null if there is no copy of it. */
export function unremovedArchiveOf({ confirmed, gone }: ArchiveRow, pending: readonly Intent[]): Archive | null {
  const others = pending.filter(({ kind }) => kind !== removeArchiveKind.name)
  return applyPending(archiveKinds, confirmed ?? gone, others)
}
