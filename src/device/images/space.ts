import { withTransaction } from '../intents/transaction.ts'
import type { UserDb } from '../store/db.ts'
import { readIfOpen } from '../store/db.ts'
import { visibleImageOf } from './image-rows.ts'

/** Storage that images leave free for other data (bytes). */
const RESERVE = 48 * 1024 * 1024
const KEY = 'imagesLetGo'

/** Number and size of the full images evicted for lack of space, counted until the user dismisses the notice. */
export interface EvictionSummary {
  readonly count: number
  readonly bytes: number
}

/** Returns how many bytes images may still use; Infinity if unknown. */
export async function measureFreeSpace(): Promise<number> {
  // `navigator.storage` is undefined on plain http and in some private windows.
  const { quota, usage } = (await (navigator.storage as StorageManager | undefined)?.estimate?.()) ?? {}
  return quota === undefined || usage === undefined ? Infinity : quota - usage - RESERVE
}

/** Evicts full images requested before `than` (ms), oldest first and never `except`, until `bytes` are freed. @returns the freed bytes */
export async function evictOldestImages(db: UserDb, bytes: number, { than = Infinity, except = '' } = {}): Promise<number> {
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
      const before = ((await db.state.get(KEY))?.value as EvictionSummary | undefined) ?? { count: 0, bytes: 0 }
      await db.state.put({ key: KEY, value: { count: before.count + count, bytes: before.bytes + freed } })
    }
    return freed
  })
}

export function getEvictionSummary(userId: string): Promise<EvictionSummary | null> {
  return readIfOpen(userId, null, async (db) => ((await db.state.get(KEY))?.value as EvictionSummary | undefined) ?? null)
}

/** Resets the count of evicted images; called when the user dismisses the notice. */
export async function clearEvictionSummary(userId: string): Promise<void> {
  await readIfOpen(userId, undefined, (db) => db.state.delete(KEY))
}

/** Returns the number of stored full images, and the size in bytes of all stored image files. */
export function measureStoredImages(userId: string): Promise<{ readonly count: number; readonly bytes: number }> {
  return readIfOpen(userId, { count: 0, bytes: 0 }, async (db) => {
    const rows = (await db.images.toArray()).filter((row) => visibleImageOf(row))
    const bytes = rows.reduce((sum, { full, thumb }) => sum + (full ?? 0) + (thumb ?? 0), 0)
    return { count: rows.filter(({ full }) => full !== null).length, bytes }
  })
}
