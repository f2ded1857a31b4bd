import { LIFE_EVENT_LIMIT, type LifeEvent, type LifeVerdict, VERDICT_LIMIT } from '#contract/life.ts'
import type { LifeEntriesTable } from '../../db/life-tables.ts'
import type { Db } from '../../db/open.ts'
import { computeRestoreCutoff } from '../../db/restorable.ts'
import { AppError } from '../../http/app-error.ts'
import type { EndpointHandler } from '../../http/handle.ts'

type Entry = LifeEvent | LifeVerdict
type Place = Pick<LifeEntriesTable, 'user_id' | 'archive_id' | 'type' | 'entry_id'>

/** Maximum number of entries of each type per archive. */
const LIMITS: Readonly<Record<Place['type'], number>> = { event: LIFE_EVENT_LIMIT, verdict: VERDICT_LIMIT }

/** Throws `notFound` unless the user has this archive, live or restorable. */
async function checkArchive(db: Db, userId: string, archiveId: string, now: number): Promise<void> {
  const archive = await db
    .selectFrom('archives')
    .select('archive_id')
    .where('user_id', '=', userId)
    .where('archive_id', '=', archiveId)
    .where((where) => where.or([where('removed_at', 'is', null), where('removed_at', '>', computeRestoreCutoff(now))]))
    .executeTakeFirst()
  if (archive === undefined) throw new AppError('notFound')
}

const beside = (db: Db, { user_id, archive_id, type }: Place, isRemoved: boolean) =>
  db
    .selectFrom('life_entries')
    .where('user_id', '=', user_id)
    .where('archive_id', '=', archive_id)
    .where('type', '=', type)
    .where('is_removed', '=', isRemoved ? 1 : 0)

async function checkCapacity(db: Db, place: Place): Promise<void> {
  const { n } = await beside(db, place, false)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  if (n >= LIMITS[place.type]) throw new AppError('lifeLimit')
}

/**
 * Deletes the earliest removed entry if more are removed than the type's limit; entries are removed one by one, so at most one
 * exceeds it.
 */
async function deleteOverLimit(db: Db, place: Place): Promise<void> {
  const removed = beside(db, place, true).select('entry_id').orderBy('changed_at', 'desc')
  const earliest = await removed.limit(1).offset(LIMITS[place.type]).executeTakeFirst()
  if (earliest !== undefined) await at(db.deleteFrom('life_entries'), { ...place, ...earliest }).execute()
}

/** Restricts a query to one entry by its primary key. */
function at<Q extends { where(column: keyof Place, is: '=', value: string): Q }>(query: Q, place: Place): Q {
  const { user_id, archive_id, type, entry_id } = place
  return query.where('user_id', '=', user_id).where('archive_id', '=', archive_id).where('type', '=', type).where('entry_id', '=', entry_id)
}

async function writeEntry(db: Db, place: Place, entry: Entry, now: number): Promise<void> {
  const { latest } = await db
    .selectFrom('life_entries')
    .select(({ fn }) => fn.max('changed_at').as('latest'))
    .where('user_id', '=', place.user_id)
    .executeTakeFirstOrThrow()
  const state = {
    body: JSON.stringify(entry),
    is_removed: entry.is_removed ? 1 : 0,
    made_at: entry.made_at,
    changed_at: Math.max(now, (latest ?? 0) + 1),
  } as const
  await db
    .insertInto('life_entries')
    .values({ ...place, ...state })
    .onConflict((same) => same.columns(['user_id', 'archive_id', 'type', 'entry_id']).doUpdateSet(state))
    .execute()
}

/** Stores the sent state if it is later than the stored one, and returns the later state. Throws `notFound`, `lifeLimit`. */
async function storeEntry<E extends Entry>(db: Db, place: Place, entry: E, now: number): Promise<E> {
  await checkArchive(db, place.user_id, place.archive_id, now)
  const before = await at(db.selectFrom('life_entries').select(['body', 'is_removed', 'made_at']), place).executeTakeFirst()
  if (before !== undefined && before.made_at >= entry.made_at) return JSON.parse(before.body) as E
  if (!entry.is_removed && before?.is_removed !== 0) await checkCapacity(db, place)
  await writeEntry(db, place, entry, now)
  if (entry.is_removed) await deleteOverLimit(db, place)
  return entry
}

/** Stores a life event; clears the note of a removed one. Throws `notFound`, `lifeLimit`. */
export const lifeSave: EndpointHandler<'lifeSave'> = ({ db, now }, { userId }, event) => {
  const place = { user_id: userId, archive_id: event.archive_id, type: 'event', entry_id: event.event_id } as const
  return storeEntry(db, place, event.is_removed ? { ...event, note: '' } : event, now())
}

/** Stores the user's verdict on a paragraph of a book. Throws `notFound`, `lifeLimit`. */
export const lifeJudge: EndpointHandler<'lifeJudge'> = ({ db, now }, { userId }, verdict) => {
  const { archive_id, product_id, paragraph } = verdict
  const place = { user_id: userId, archive_id, type: 'verdict', entry_id: `${product_id} ${paragraph}` } as const
  return storeEntry(db, place, verdict, now())
}
