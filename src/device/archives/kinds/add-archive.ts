import type { Archive } from '#contract/archive.ts'
import type { Kind } from '../../intents/kind.ts'
import { confirmVersion, refuseArrival } from '../archive-answers.ts'
import { archiveOverlay } from '../archive-rows.ts'

/** The version of an archive that the server has not heard of. */
const UNSENT = 0

export const addArchiveKind: Kind<'addArchive', 'addArchive', Archive, Archive> = {
  name: 'addArchive',
  endpoint: 'addArchive',
  overlay: archiveOverlay,
  patch: (shown, { ahead }) => shown ?? ahead,
  confirm: (db, _intent, answer) => confirmVersion(db, answer, UNSENT),
  refuse: refuseArrival,
  isEnd: false,
  nameOf: async (_db, { ahead }) => ahead.user_name,
  versioned: null,
}
