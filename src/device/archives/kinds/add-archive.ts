import type { Archive } from '#contract/archive.ts'
import type { ChangeKind } from '../../intents/kind.ts'
import { confirmVersion, refuseCreation } from '../archive-answers.ts'
import { archiveOverlay } from '../archive-rows.ts'

/** Version of an archive that the server has not received yet. */
const UNSENT = 0

export const addArchiveKind: ChangeKind<'addArchive', 'addArchive', Archive, Archive> = {
  name: 'addArchive',
  endpoint: 'addArchive',
  overlay: archiveOverlay,
  patch: (shown, { ahead }) => shown ?? ahead,
  confirm: (db, _intent, answer) => confirmVersion(db, answer, UNSENT),
  refuse: refuseCreation,
  isEnd: false,
  readName: async (_db, { ahead }) => ahead.user_name,
  versioned: null,
}
