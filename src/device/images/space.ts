import { withTransaction } from '../intents/transaction.ts'
import type { UserDb } from '../store/db.ts'
import { readIfOpen } from '../store/db.ts'
import { seenOf } from './image-rows.ts'

/** Left free for everything else. */
const RESERVE = 48 * 1024 * 1024
const KEY = 'imagesLetGo'

/** Whole pictures that were let go to make room, as long as nobody has read of it. */
export interface Evicted {
  readonly count: number
  readonly bytes: number
}

/** Bytes that the browser would still take; endless where it does not tell. */
export async function freeSpace(): Promise<number> {
  // Absent on plain http and in some private windows.
  const { quota, usage } = (await (navigator.storage as StorageManager | undefined)?.estimate?.()) ?? {}
  return quota === undefined || usage === undefined ? Infinity : quota - usage - RESERVE
}

/**
 * Lets whole pictures go, the oldest first, until so many bytes are free; the small ones stay. Nothing that is
 * asked for later than `than`, and never `except`.
 * @returns how many bytes were freed
 */
export async function evictOldest(db: UserDb, bytes: number, { than = Infinity, except = '' } = {}): Promise<number> {
  return withTransaction(db, async (db) => {
    const rows = (await db.images.toArray())
      .filter(({ image_id, full }) => full !== null && image_id !== except)
      .map((row) => ({ row, at: (row.shown ?? row.confirmed)?.asked_at ?? 0 }))
      .filter(({ at }) => at < than)
      .sort((a, b) => a.at - b.at)
    let [freed, count] = [0, 0]
    for (const { row } of rows) {
      if (freed >= bytes) break
      await db.fullImages.delete(row.image_id)
      await db.images.put({ ...row, full: null, is_let_go: true })
      freed += row.full!
      count += 1
    }
    if (count > 0) {
      const before = ((await db.state.get(KEY))?.value as Evicted | undefined) ?? { count: 0, bytes: 0 }
      await db.state.put({ key: KEY, value: { count: before.count + count, bytes: before.bytes + freed } })
    }
    return freed
  })
}

export function getEvicted(userId: string): Promise<Evicted | null> {
  return readIfOpen(userId, null, async (db) => ((await db.state.get(KEY))?.value as Evicted | undefined) ?? null)
}

/** It has been read. */
export async function clearEvicted(userId: string): Promise<void> {
  await readIfOpen(userId, undefined, (db) => db.state.delete(KEY))
}

/** What pictures take up here, small ones included. */
export function imageSpace(userId: string): Promise<{ readonly count: number; readonly bytes: number }> {
  return readIfOpen(userId, { count: 0, bytes: 0 }, async (db) => {
    const rows = (await db.images.toArray()).filter((row) => seenOf(row))
    const bytes = rows.reduce((sum, { full, thumb }) => sum + (full ?? 0) + (thumb ?? 0), 0)
    return { count: rows.filter(({ full }) => full !== null).length, bytes }
  })
}
