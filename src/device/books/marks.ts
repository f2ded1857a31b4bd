import type { BookMark } from '#contract/book.ts'
import { readPendingChanges, readOverlayRow } from '../intents/overlay.ts'
import { withUserTransaction } from '../intents/user-transaction.ts'
import { enqueueIntent } from '../intents/transaction.ts'
import type { UserDb } from '../store/db.ts'
import { readIfOpen } from '../store/db.ts'
import { uuidv7 } from '../store/uuidv7.ts'
import { bookMarkChangeKind } from './mark-kind.ts'
import { markOverlayTable, markRowIdOf } from './mark-rows.ts'

/**
 * A new mark; or a changed one: the mark as it was read, with the changed fields. Its `mark_id` and `made_at` then name the state before
 * the change.
 */
type MarkInput = Pick<BookMark, 'archive_id' | 'product_id' | 'kind' | 'card' | 'locale'> & Partial<BookMark>

/** Lists the marks in a book, in the order of their last change. */
export function listMarks(userId: string, archiveId: string, productId: string): Promise<BookMark[]> {
  return readIfOpen(userId, [], async (db) => {
    const rows = await db.marks.where('id').startsWith(`${archiveId} `).toArray()
    const shown = rows.flatMap((row) => (row.shown ? [row.shown] : []))
    return shown.filter((mark) => mark.product_id === productId && !mark.is_removed).sort((a, b) => a.made_at - b.made_at)
  })
}

/** Lists the notes in all books of the user, latest first. */
export async function listNotes(userId: string): Promise<BookMark[]> {
  return (await readMarks(userId)).filter(({ kind }) => kind === 'note').sort((a, b) => b.made_at - a.made_at)
}

/** Counts the notes and highlights in all books of the user. */
export async function countNotesAndHighlights(userId: string): Promise<number> {
  return (await readMarks(userId)).filter(({ kind }) => kind === 'note' || kind === 'highlight').length
}

function readMarks(userId: string): Promise<BookMark[]> {
  return readIfOpen(userId, [], async (db) => {
    const shown = (await db.marks.toArray()).flatMap((row) => row.shown ?? [])
    return shown.filter(({ is_removed }) => !is_removed)
  })
}

/** Creates or changes a mark; returns its id. @throws OtherUser */
export async function saveMark(userId: string, left: MarkInput): Promise<string> {
  const mark_id = left.mark_id ?? createMarkId(left)
  const mark = { paragraph: '', quote: '', text: '', ...left, mark_id, is_removed: false }
  await withUserTransaction(userId, (db) => queueMark(db, mark, left.made_at))
  return mark_id
}

/** Removes a mark and its text. @throws OtherUser */
export async function removeMark(userId: string, archive_id: string, mark_id: string): Promise<void> {
  await withUserTransaction(userId, async (db) => {
    const { shown } = await readOverlayRow(db, markOverlayTable, markRowIdOf({ archive_id, mark_id }))
    if (shown) await queueMark(db, { ...shown, quote: '', text: '', is_removed: true }, shown.made_at)
  })
}

/** Returns whether a card has at most one mark of this kind: `read` and `place`. */
const isOnePerCard = ({ kind }: Pick<BookMark, 'kind'>) => kind === 'read' || kind === 'place'

function createMarkId(mark: MarkInput): string {
  return isOnePerCard(mark) ? `${mark.kind} ${mark.product_id} ${mark.card}` : uuidv7()
}

/** Queues a new state based on the state with `made_at` `seen`; undefined for the first state. */
async function queueMark(db: UserDb, mark: Omit<BookMark, 'made_at' | 'made_over'>, seen: number | undefined): Promise<void> {
  const subject = markRowIdOf(mark)
  const { shown } = await readOverlayRow(db, markOverlayTable, subject)
  // Sends only the latest pending position, since positions change often. Sends every change of a note, since each is based on the one
  // before.
  if (isOnePerCard(mark)) await db.outbox.bulkDelete((await readPendingChanges(db, subject)).map(({ seq }) => seq))
  // Always later than the state that it replaces, even if the clock was set back.
  const made_at = Math.max(Date.now(), (shown?.made_at ?? 0) + 1)
  const input = { ...mark, made_at, made_over: seen ?? shown?.made_at ?? null }
  await enqueueIntent(db, bookMarkChangeKind, { subject, input, ahead: null, at: Date.now() })
}
