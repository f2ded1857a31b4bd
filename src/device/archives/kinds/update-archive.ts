import type { Archive } from '#contract/archive.ts'
import { remainingEditsAfter } from '#contract/archive-edit.ts'
import type { VersionedChangeKind } from '../../intents/kind.ts'
import { confirmVersion, isVersionedChange, refuseChange } from '../archive-answers.ts'
import { archiveOverlay, readArchiveName } from '../archive-rows.ts'
import { archiveVersions, rebaseVersion } from '../archive-versions.ts'
import { mergeEdit, mergePillars } from '../merge-edit.ts'

export const updateArchiveKind: VersionedChangeKind<'updateArchive', 'updateArchive', Archive, Partial<Archive>> = {
  name: 'updateArchive',
  endpoint: 'updateArchive',
  overlay: archiveOverlay,
  // Shows the edit's base as the version, so that an edit of an unsent edit has the same base.
  patch: (shown, { ahead, input }) =>
    shown && { ...shown, ...ahead, version: input.base_version, edits_left: remainingEditsAfter(shown, { ...shown, ...ahead }) },
  confirm: (db, _intent, answer) => confirmVersion(db, answer, answer.version - 1),
  refuse: refuseChange,
  isEnd: false,
  readName: readArchiveName,
  versioned: {
    ...archiveVersions,
    isSame: (intent, later) =>
      later.kind === 'updateArchive' && isVersionedChange(later) && later.input.base_version === intent.input.base_version,
    mergeOver: (now, { input, base, ahead, at }) => {
      // Merges only if the stored base has the version that the request names.
      if (base?.version !== input.base_version) return null
      const mine = { ...base, ...ahead }
      const [profile, pillars] = [mergeEdit(base, mine, now), mergePillars(base, mine, now)]
      if (!profile || !pillars) return null
      const { archive_id, version: base_version } = now
      return { input: { archive_id, ...profile, base_version }, ahead: { ...profile, ...pillars, updated_at: at } }
    },
    resubmit: async (db, conflict) => ({ ...conflict.mine, base_version: await rebaseVersion(db, conflict) }),
  },
}
