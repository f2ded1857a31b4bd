import type { LifeEvent, LifeVerdict } from '#contract/life.ts'
import { readPendingChanges, readOverlayRow } from '../intents/overlay.ts'
import { withUserTransaction } from '../intents/user-transaction.ts'
import { enqueueIntent } from '../intents/transaction.ts'
import type { LifeEntry, UserDb } from '../store/db.ts'
import { readIfOpen } from '../store/db.ts'
import { uuidv7 } from '../store/uuidv7.ts'
import { lifeJudgeChangeKind, lifeSaveChangeKind } from './life-kinds.ts'
import { isEvent, isVerdict, lifeOverlayTable, lifePrefixOf, lifeRowIdOf } from './life-rows.ts'

type Stateless<Entry> = Omit<Entry, 'is_removed' | 'made_at'>

/** An event to save: a new one, or with `event_id` a change of an existing one. */
export type EventInput = Omit<Stateless<LifeEvent>, 'event_id'> & { readonly event_id?: string | undefined }

/** Lists the events and verdicts of an archive. */
export function listLifeEntries(userId: string, archiveId: string): Promise<LifeEntry[]> {
  return readIfOpen(userId, [], async (db) => {
    const rows = await db.life.where('id').startsWith(lifePrefixOf(archiveId)).toArray()
    return rows.flatMap(({ shown }) => (shown && !shown.is_removed ? [shown] : []))
  })
}

/** Lists the events of an archive, earliest first; a year or month sorts before the dates within it. */
export async function listEvents(userId: string, archiveId: string): Promise<LifeEvent[]> {
  const events = (await listLifeEntries(userId, archiveId)).filter(isEvent)
  return events.sort((a, b) => (a.date === b.date ? (a.event_id < b.event_id ? -1 : 1) : a.date < b.date ? -1 : 1))
}

/** Lists the verdicts on statements of an archive's books, in the order they were made. */
export async function listVerdicts(userId: string, archiveId: string): Promise<LifeVerdict[]> {
  const verdicts = (await listLifeEntries(userId, archiveId)).filter(isVerdict)
  return verdicts.sort((a, b) => a.made_at - b.made_at)
}

/** Creates or changes an event; returns its id. @throws OtherUser */
export async function saveEvent(userId: string, written: EventInput): Promise<string> {
  const event = { ...written, event_id: written.event_id ?? uuidv7(), is_removed: false }
  await withUserTransaction(userId, (db) => queueEvent(db, event))
  return event.event_id
}

/** Removes an event and its note. @throws OtherUser */
export async function removeEvent(userId: string, event: LifeEvent): Promise<void> {
  await withUserTransaction(userId, (db) => queueEvent(db, { ...event, note: '', is_removed: true }))
}

/** Stores a verdict on a paragraph. @throws OtherUser */
export async function saveParagraphVerdict(userId: string, verdict: Stateless<LifeVerdict>): Promise<void> {
  await withUserTransaction(userId, (db) => queueVerdict(db, { ...verdict, is_removed: false }))
}

/** Withdraws the verdict on a paragraph. @throws OtherUser */
export async function removeParagraphVerdict(userId: string, verdict: Stateless<LifeVerdict>): Promise<void> {
  await withUserTransaction(userId, (db) => queueVerdict(db, { ...verdict, is_removed: true }))
}

/** Returns the verdict on a paragraph; null if there is none. */
export function getParagraphVerdict(
  userId: string,
  archive_id: string,
  product_id: string,
  paragraph: string,
): Promise<LifeVerdict | null> {
  return readIfOpen(userId, null, async (db) => {
    const shown = (await db.life.get(lifeRowIdOf({ archive_id, product_id, paragraph })))?.shown
    return shown && isVerdict(shown) && !shown.is_removed ? shown : null
  })
}

async function queueEvent(db: UserDb, event: Omit<LifeEvent, 'made_at'>): Promise<void> {
  const subject = lifeRowIdOf(event)
  const input = { ...event, made_at: await supersedePending(db, subject) }
  await enqueueIntent(db, lifeSaveChangeKind, { subject, input, ahead: null, at: Date.now() })
}

async function queueVerdict(db: UserDb, verdict: Omit<LifeVerdict, 'made_at'>): Promise<void> {
  const subject = lifeRowIdOf(verdict)
  const input = { ...verdict, made_at: await supersedePending(db, subject) }
  await enqueueIntent(db, lifeJudgeChangeKind, { subject, input, ahead: null, at: Date.now() })
}

/**
 * Returns the time of a new state (ms), later than the state it replaces even if the clock was set back. Deletes the pending changes that
 * it supersedes.
 */
async function supersedePending(db: UserDb, subject: string): Promise<number> {
  const { shown } = await readOverlayRow(db, lifeOverlayTable, subject)
  await db.outbox.bulkDelete((await readPendingChanges(db, subject)).map(({ seq }) => seq))
  return Math.max(Date.now(), (shown?.made_at ?? 0) + 1)
}
