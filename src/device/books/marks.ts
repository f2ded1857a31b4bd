import type { BookMark } from '#contract/book.ts'
import { pendingOf, readRow } from '../intents/layers.ts'
import { inStepOf } from '../intents/own-step.ts'
import { enqueue } from '../intents/queue.ts'
import type { UserDb } from '../store/db.ts'
import { whileOpen } from '../store/db.ts'
import type { Intent } from '../store/intent.ts'
import { uuidv7 } from '../store/uuidv7.ts'
import { markKind } from './mark-kind.ts'
import { markLayers, markSubjectOf } from './mark-rows.ts'

/** A mark as a reader leaves it; one that is changed names its id. */
type LeftMark = Pick<BookMark, 'archive_id' | 'product_id' | 'kind' | 'card' | 'locale'> &
  Partial<Pick<BookMark, 'mark_id' | 'paragraph' | 'quote' | 'text'>>

/** What a reader has left in a book, in the order of its last change. */
export function listMarks(userId: string, archiveId: string, productId: string): Promise<BookMark[]> {
  return whileOpen(userId, [], async (db) => {
    const rows = await db.marks.where('id').startsWith(`${archiveId} `).toArray()
    const shown = rows.flatMap((row) => (row.shown ? [row.shown] : []))
    return shown.filter((mark) => mark.product_id === productId && !mark.is_removed).sort((a, b) => a.made_at - b.made_at)
  })
}

/** Leaves a mark, or changes it; its id. @throws OtherUser */
export async function keepMark(userId: string, left: LeftMark): Promise<string> {
  const mark_id = left.mark_id ?? newIdOf(left)
  const mark = { paragraph: '', quote: '', text: '', ...left, mark_id, is_removed: false }
  await inStepOf(userId, (db) => queueMark(db, mark))
  return mark_id
}

/** Takes a mark away, and what was written in it. @throws OtherUser */
export async function removeMark(userId: string, archive_id: string, mark_id: string): Promise<void> {
  await inStepOf(userId, async (db) => {
    const { shown } = await readRow(db, markLayers, markSubjectOf({ archive_id, mark_id }))
    if (shown) await queueMark(db, { ...shown, quote: '', text: '', is_removed: true })
  })
}

/** Cards that were read, and the place in each, have one mark to a card. */
const isOneToACard = ({ kind }: Pick<BookMark, 'kind'>) => kind === 'read' || kind === 'place'

function newIdOf(mark: LeftMark): string {
  return isOneToACard(mark) ? `${mark.kind} ${mark.product_id} ${mark.card}` : uuidv7()
}

async function queueMark(db: UserDb, mark: Omit<BookMark, 'made_at' | 'made_over'>): Promise<void> {
  const subject = markSubjectOf(mark)
  const { shown } = await readRow(db, markLayers, subject)
  const waiting = isOneToACard(mark) ? ((await pendingOf(db, subject)) as Intent<string, BookMark>[]) : []
  // A place moves often: what waits is told no more. Notes are told one by one, for each rests on the one before.
  await db.outbox.bulkDelete(waiting.map(({ seq }) => seq))
  const made_over = waiting[0] ? waiting[0].input.made_over : (shown?.made_at ?? null)
  // Later than what it takes the place of, whatever the clock says.
  const made_at = Math.max(Date.now(), (shown?.made_at ?? 0) + 1)
  await enqueue(db, markKind, { subject, input: { ...mark, made_at, made_over }, ahead: null, at: Date.now() })
}
