import type { BookMark } from '#contract/book.ts'
import { archiveNameOf } from '../archives/archive-rows.ts'
import type { Kind } from '../intents/kind.ts'
import { rebaseDocument, pendingOf, readRow } from '../intents/overlay.ts'
import type { UserDb } from '../store/db.ts'
import type { Intent } from '../store/intent.ts'
import { markOverlay, markSubjectOf } from './mark-rows.ts'

export const markKind: Kind<'bookMark', 'bookMark', BookMark, null> = {
  name: 'bookMark',
  endpoint: 'bookMark',
  overlay: markOverlay,
  // Of a note both changes will stand; of anything else the later one.
  patch: (shown, { input }) => (shown && input.kind !== 'note' && shown.made_at > input.made_at ? shown : input),
  confirm: async (db, { subject, input }, { marks }) => {
    const fork = marks.find((mark) => mark.made_at === input.made_at && markSubjectOf(mark) !== subject)
    if (fork) await followFork(db, subject, fork)
    for (const mark of marks) await adoptMark(db, mark)
  },
  // Without its archive nobody will look at the mark again; later changes of it were made over the refused one.
  refuse: async (_db, _intent, error) => (error.codeName === 'notFound' ? 'noop' : 'cascade'),
  isEnd: false,
  nameOf: (db, { input }) => archiveNameOf(db, { subject: input.archive_id }),
  versioned: null,
}

/** What laying marks anew needs to know. */
export const markKinds = { bookMark: markKind } as const

/** Of two states the later; a repeated answer may be older than what was pulled since. */
export function laterOf(a: BookMark | null, b: BookMark): BookMark {
  return a && a.made_at > b.made_at ? a : b
}

async function adoptMark(db: UserDb, mark: BookMark): Promise<void> {
  const subject = markSubjectOf(mark)
  const row = await readRow(db, markOverlay, subject)
  await db.marks.put({ ...row, confirmed: laterOf(row.confirmed, mark) })
  await rebaseDocument(db, markKinds, markOverlay, subject)
}

/** The note was changed elsewhere and stands beside that under an id of its own: what waits was made over it, not over the other. */
async function followFork(db: UserDb, subject: string, fork: BookMark): Promise<void> {
  for (const { input, ...intent } of (await pendingOf(db, subject)) as Intent<string, BookMark>[]) {
    await db.outbox.put({ ...intent, subject: markSubjectOf(fork), input: { ...input, mark_id: fork.mark_id } })
  }
}
