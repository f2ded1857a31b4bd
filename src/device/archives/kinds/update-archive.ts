import type { Archive } from '#contract/archive.ts'
import { editsLeftAfter } from '#contract/archive-edit.ts'
import type { VersionedKind } from '../../intents/kind.ts'
import { confirmVersion, isOfVersion, refuseChange } from '../archive-answers.ts'
import { archiveOverlay, archiveNameOf } from '../archive-rows.ts'
import { archiveVersions, rebaseVersion } from '../archive-versions.ts'
import { mergedEdit, mergedPillars } from '../merged-edit.ts'

export const updateArchiveKind: VersionedKind<'updateArchive', 'updateArchive', Archive, Partial<Archive>> = {
  name: 'updateArchive',
  endpoint: 'updateArchive',
  overlay: archiveOverlay,
  // Its own base stands as the version, so that an edit of an unsent edit rests on the same base.
  patch: (shown, { ahead, input }) =>
    shown && { ...shown, ...ahead, version: input.base_version, edits_left: editsLeftAfter(shown, { ...shown, ...ahead }) },
  confirm: (db, _intent, answer) => confirmVersion(db, answer, answer.version - 1),
  refuse: refuseChange,
  isEnd: false,
  nameOf: archiveNameOf,
  versioned: {
    ...archiveVersions,
    isSame: (intent, later) =>
      later.kind === 'updateArchive' && isOfVersion(later) && later.input.base_version === intent.input.base_version,
    mergeOver: (now, { input, base, ahead, at }) => {
      // What it was made on is known where its version is the one that is named.
      if (base?.version !== input.base_version) return null
      const mine = { ...base, ...ahead }
      const [profile, pillars] = [mergedEdit(base, mine, now), mergedPillars(base, mine, now)]
      if (!profile || !pillars) return null
      const { archive_id, version: base_version } = now
      return { input: { archive_id, ...profile, base_version }, ahead: { ...profile, ...pillars, updated_at: at } }
    },
    resubmit: async (db, conflict) => ({ ...conflict.mine, base_version: await rebaseVersion(db, conflict) }),
  },
}
