import type { BookMark } from '#contract/book.ts'
import { pendingOf, readRow } from '../intents/overlay.ts'
import { withUserTransaction } from '../intents/user-transaction.ts'
import { enqueue } from '../intents/transaction.ts'
import type { UserDb } from '../store/db.ts'
import { readIfOpen } from '../store/db.ts'
import { uuidv7 } from '../store/uuidv7.ts'
import { markKind } from './mark-kind.ts'
import { markOverlay, markSubjectOf } from './mark-rows.ts'

/** A mark that a reader leaves. One that is changed is given as it was read, with what is changed: its id and `made_at` say what of. */
type LeftMark = Pick<BookMark, 'archive_id' | 'product_id' | 'kind' | 'card' | 'locale'> & Partial<BookMark>

/** What a reader has left in a book, in the order of its last change. */
export function listMarks(userId: string, archiveId: string, productId: string): Promise<BookMark[]> {
  return readIfOpen(userId, [], async (db) => {
    const rows = await db.marks.where('id').startsWith(`${archiveId} `).toArray()
    const shown = rows.flatMap((row) => (row.shown ? [row.shown] : []))
    return shown.filter((mark) => mark.product_id === productId && !mark.is_removed).sort((a, b) => a.made_at - b.made_at)
  })
}

/** Notes in every book of the user, the last one first. */
export async function listNotes(userId: string): Promise<BookMark[]> {
  return (await leftMarks(userId)).filter(({ kind }) => kind === 'note').sort((a, b) => b.made_at - a.made_at)
}

/** How many notes and highlights there are in all books of the user. */
export async function countNotesAndHighlights(userId: string): Promise<number> {
  return (await leftMarks(userId)).filter(({ kind }) => kind === 'note' || kind === 'highlight').length
}

function leftMarks(userId: string): Promise<BookMark[]> {
  return readIfOpen(userId, [], async (db) => {
    const shown = (await db.marks.toArray()).flatMap((row) => row.shown ?? [])
    return shown.filter(({ is_removed }) => !is_removed)
  })
}

/** Leaves a mark, or changes it; its id. @throws OtherUser */
export async function saveMark(userId: string, left: LeftMark): Promise<string> {
  const mark_id = left.mark_id ?? newIdOf(left)
  const mark = { paragraph: '', quote: '', text: '', ...left, mark_id, is_removed: false }
  await withUserTransaction(userId, (db) => queueMark(db, mark, left.made_at))
  return mark_id
}

/** Takes a mark away, and what was written in it. @throws OtherUser */
export async function removeMark(userId: string, archive_id: string, mark_id: string): Promise<void> {
  await withUserTransaction(userId, async (db) => {
    const { shown } = await readRow(db, markOverlay, markSubjectOf({ archive_id, mark_id }))
    if (shown) await queueMark(db, { ...shown, quote: '', text: '', is_removed: true }, shown.made_at)
  })
}

/** Cards that were read, and the place in each, have one mark to a card. */
const isOneToACard = ({ kind }: Pick<BookMark, 'kind'>) => kind === 'read' || kind === 'place'

function newIdOf(mark: LeftMark): string {
  return isOneToACard(mark) ? `${mark.kind} ${mark.product_id} ${mark.card}` : uuidv7()
}

/** Queues a state over the one that was seen; null for the first one. */
async function queueMark(db: UserDb, mark: Omit<BookMark, 'made_at' | 'made_over'>, seen: number | undefined): Promise<void> {
  const subject = markSubjectOf(mark)
  const { shown } = await readRow(db, markOverlay, subject)
  // A place moves often: what waits of it is told no more. Notes are told one by one, for each rests on the one before.
  if (isOneToACard(mark)) await db.outbox.bulkDelete((await pendingOf(db, subject)).map(({ seq }) => seq))
  // Later than what it takes the place of, whatever the clock says.
  const made_at = Math.max(Date.now(), (shown?.made_at ?? 0) + 1)
  const input = { ...mark, made_at, made_over: seen ?? shown?.made_at ?? null }
  await enqueue(db, markKind, { subject, input, ahead: null, at: Date.now() })
}
