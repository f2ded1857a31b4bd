import type { BookMark } from '#contract/book.ts'
import { archiveNameOf } from '../archives/archive-rows.ts'
import type { Kind } from '../intents/kind.ts'
import { layAnew, readRow } from '../intents/layers.ts'
import type { UserDb } from '../store/db.ts'
import { markLayers, markSubjectOf } from './mark-rows.ts'

export const markKind: Kind<'bookMark', 'bookMark', BookMark, null> = {
  name: 'bookMark',
  endpoint: 'bookMark',
  layers: markLayers,
  // Of a note both changes will stand; of anything else the later one.
  show: (shown, { input }) => (shown && input.kind !== 'note' && shown.made_at > input.made_at ? shown : input),
  confirm: async (db, _intent, { marks }) => {
    for (const mark of marks) await adoptMark(db, mark)
  },
  // Without its archive nobody will look at the mark again; later changes of it were made over the refused one.
  refuse: async (_db, _intent, error) => (error.codeName === 'notFound' ? 'met' : 'ground'),
  isEnd: false,
  nameOf: (db, { input }) => archiveNameOf(db, { subject: input.archive_id }),
  versioned: null,
}

/** What laying marks anew needs to know. */
export const markKinds = { bookMark: markKind } as const

async function adoptMark(db: UserDb, mark: BookMark): Promise<void> {
  const subject = markSubjectOf(mark)
  await db.marks.put({ ...(await readRow(db, markLayers, subject)), confirmed: mark })
  await layAnew(db, markKinds, markLayers, subject)
}
