import type { LifeEvent, LifeVerdict } from '#contract/life.ts'
import { pendingOf, readRow } from '../intents/overlay.ts'
import { withUserTransaction } from '../intents/user-transaction.ts'
import { enqueue } from '../intents/transaction.ts'
import type { LifeEntry, UserDb } from '../store/db.ts'
import { readIfOpen } from '../store/db.ts'
import { uuidv7 } from '../store/uuidv7.ts'
import { lifeJudgeKind, lifeSaveKind } from './life-kinds.ts'
import { isEvent, isVerdict, lifeOverlay, lifeOf, lifeSubjectOf } from './life-rows.ts'

type Stateless<Entry> = Omit<Entry, 'is_removed' | 'made_at'>

/** An event as it is written; one that is changed is given with its id. */
export type WrittenEvent = Omit<Stateless<LifeEvent>, 'event_id'> & { readonly event_id?: string | undefined }

/** What stands of an archive, of either sort. */
export function listLife(userId: string, archiveId: string): Promise<LifeEntry[]> {
  return readIfOpen(userId, [], async (db) => {
    const rows = await db.life.where('id').startsWith(lifeOf(archiveId)).toArray()
    return rows.flatMap(({ shown }) => (shown && !shown.is_removed ? [shown] : []))
  })
}

/** The events of an archive, the earliest first; one that is known less exactly stands before those within it. */
export async function listEvents(userId: string, archiveId: string): Promise<LifeEvent[]> {
  const events = (await listLife(userId, archiveId)).filter(isEvent)
  return events.sort((a, b) => (a.date === b.date ? (a.event_id < b.event_id ? -1 : 1) : a.date < b.date ? -1 : 1))
}

/** What the reader has said of statements of an archive's books, in the order of saying. */
export async function listVerdicts(userId: string, archiveId: string): Promise<LifeVerdict[]> {
  const verdicts = (await listLife(userId, archiveId)).filter(isVerdict)
  return verdicts.sort((a, b) => a.made_at - b.made_at)
}

/** Writes an event down, or changes it; its id. @throws OtherUser */
export async function saveEvent(userId: string, written: WrittenEvent): Promise<string> {
  const event = { ...written, event_id: written.event_id ?? uuidv7(), is_removed: false }
  await withUserTransaction(userId, (db) => queueEvent(db, event))
  return event.event_id
}

/** Takes an event away, with what was written of it. @throws OtherUser */
export async function removeEvent(userId: string, event: LifeEvent): Promise<void> {
  await withUserTransaction(userId, (db) => queueEvent(db, { ...event, note: '', is_removed: true }))
}

/** Says of a paragraph whether it is so. @throws OtherUser */
export async function judge(userId: string, verdict: Stateless<LifeVerdict>): Promise<void> {
  await withUserTransaction(userId, (db) => queueVerdict(db, { ...verdict, is_removed: false }))
}

/** Takes back what was said of a paragraph. @throws OtherUser */
export async function unjudge(userId: string, verdict: Stateless<LifeVerdict>): Promise<void> {
  await withUserTransaction(userId, (db) => queueVerdict(db, { ...verdict, is_removed: true }))
}

/** What was said of a paragraph; null where nothing was. */
export function verdictOn(userId: string, archive_id: string, product_id: string, paragraph: string): Promise<LifeVerdict | null> {
  return readIfOpen(userId, null, async (db) => {
    const shown = (await db.life.get(lifeSubjectOf({ archive_id, product_id, paragraph })))?.shown
    return shown && isVerdict(shown) && !shown.is_removed ? shown : null
  })
}

async function queueEvent(db: UserDb, event: Omit<LifeEvent, 'made_at'>): Promise<void> {
  const subject = lifeSubjectOf(event)
  const input = { ...event, made_at: await nextTime(db, subject) }
  await enqueue(db, lifeSaveKind, { subject, input, ahead: null, at: Date.now() })
}

async function queueVerdict(db: UserDb, verdict: Omit<LifeVerdict, 'made_at'>): Promise<void> {
  const subject = lifeSubjectOf(verdict)
  const input = { ...verdict, made_at: await nextTime(db, subject) }
  await enqueue(db, lifeJudgeKind, { subject, input, ahead: null, at: Date.now() })
}

/** Later than what it takes the place of, whatever the clock says. What waits of that is told no more: the later stands alone. */
async function nextTime(db: UserDb, subject: string): Promise<number> {
  const { shown } = await readRow(db, lifeOverlay, subject)
  await db.outbox.bulkDelete((await pendingOf(db, subject)).map(({ seq }) => seq))
  return Math.max(Date.now(), (shown?.made_at ?? 0) + 1)
}
