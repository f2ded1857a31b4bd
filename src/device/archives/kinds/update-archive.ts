import * as z from 'zod/mini'
import { type Archive, archive } from '#contract/archive.ts'
import { editsLeftAfter } from '#contract/archive-edit.ts'
import type { VersionedKind } from '../../intents/kind.ts'
import { confirmVersion, isEdit, refuseChange } from '../archive-answers.ts'
import { adoptCopy, archiveLayers, archiveNameOf, currentBaseOf, rowOf } from '../archive-rows.ts'

const inside = z.pipe(
  z.object({ archive }),
  z.transform((data) => data.archive),
)
const theirs = z.union([archive, inside])

export const updateArchiveKind: VersionedKind<'updateArchive', 'updateArchive', Archive, Partial<Archive>> = {
  name: 'updateArchive',
  endpoint: 'updateArchive',
  layers: archiveLayers,
  // Its own base stands as the version, so that an edit of an unsent edit rests on the same base.
  show: (shown, { ahead, input }) =>
    shown && { ...shown, ...ahead, version: input.base_version, edits_left: editsLeftAfter(shown, { ...shown, ...ahead }) },
  confirm: (db, _intent, answer) => confirmVersion(db, answer, answer.version - 1),
  refuse: refuseChange,
  isEnd: false,
  nameOf: archiveNameOf,
  versioned: {
    refusal: 'archiveStale',
    theirsIn: (data) => z.safeParse(theirs, data).data ?? null,
    adopt: adoptCopy,
    isSame: (intent, later) => isEdit(later) && later.input.base_version === intent.input.base_version,
    anew: async (db, conflict) => {
      const base_version = currentBaseOf(await rowOf(db, conflict.subject), conflict.theirs.version)
      return { ...conflict.mine, base_version }
    },
  },
}
