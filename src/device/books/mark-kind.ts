import type { BookMark } from '#contract/book.ts'
import { readArchiveName } from '../archives/archive-rows.ts'
import type { ChangeKind } from '../intents/kind.ts'
import { rebaseDocument, readPendingChanges, readOverlayRow } from '../intents/overlay.ts'
import type { UserDb } from '../store/db.ts'
import type { Intent } from '../store/intent.ts'
import { markOverlayTable, markRowIdOf } from './mark-rows.ts'

export const bookMarkChangeKind: ChangeKind<'bookMark', 'bookMark', BookMark, null> = {
  name: 'bookMark',
  endpoint: 'bookMark',
  overlay: markOverlayTable,
  // Shows the user's change of a note in any case, since the server preserves both versions; of other marks the later state wins.
  patch: (shown, { input }) => (shown && input.kind !== 'note' && shown.made_at > input.made_at ? shown : input),
  confirm: async (db, { subject, input }, { marks }) => {
    const fork = marks.find((mark) => mark.made_at === input.made_at && markRowIdOf(mark) !== subject)
    if (fork) await moveToFork(db, subject, fork)
    for (const mark of marks) await adoptMark(db, mark)
  },
  // 'noop' for a mark of a deleted archive, which is never shown again; else 'cascade', because later changes are based on the refused one.
  refuse: async (_db, _intent, error) => (error.codeName === 'notFound' ? 'noop' : 'cascade'),
  isEnd: false,
  readName: (db, { input }) => readArchiveName(db, { subject: input.archive_id }),
  versioned: null,
}

/** The kinds of changes to marks, for rebasing. */
export const bookMarkChangeKinds = { bookMark: bookMarkChangeKind } as const

/** Returns the later of two states, because a replayed response may be older than a state pulled since. */
export function laterMarkOf(a: BookMark | null, b: BookMark): BookMark {
  return a && a.made_at > b.made_at ? a : b
}

async function adoptMark(db: UserDb, mark: BookMark): Promise<void> {
  const subject = markRowIdOf(mark)
  const row = await readOverlayRow(db, markOverlayTable, subject)
  await db.marks.put({ ...row, confirmed: laterMarkOf(row.confirmed, mark) })
  await rebaseDocument(db, bookMarkChangeKinds, markOverlayTable, subject)
}

/** Moves later pending changes of a note to the new id under which the server stored the sent change, beside another device's version. */
async function moveToFork(db: UserDb, subject: string, fork: BookMark): Promise<void> {
  for (const { input, ...intent } of (await readPendingChanges(db, subject)) as Intent<string, BookMark>[]) {
    await db.outbox.put({ ...intent, subject: markRowIdOf(fork), input: { ...input, mark_id: fork.mark_id } })
  }
}
