import { inOneStep } from '../intents/queue.ts'
import type { UserDb } from '../store/db.ts'
import { whileOpen } from '../store/db.ts'
import { seenOf } from './image-rows.ts'

/** Left free for everything else. */
const RESERVE = 48 * 1024 * 1024
const KEY = 'imagesLetGo'

/** Whole pictures that were let go to make room, as long as nobody has read of it. */
export interface LetGo {
  readonly count: number
  readonly bytes: number
}

/** Bytes that the browser would still take; endless where it does not tell. */
export async function roomLeft(): Promise<number> {
  // Absent on plain http and in some private windows.
  const { quota, usage } = (await (navigator.storage as StorageManager | undefined)?.estimate?.()) ?? {}
  return quota === undefined || usage === undefined ? Infinity : quota - usage - RESERVE
}

/**
 * Lets whole pictures go, the oldest first, until so many bytes are free; the small ones stay. Nothing that is
 * asked for later than `than`, and never `except`.
 * @returns how many bytes were freed
 */
export async function letOldestGo(db: UserDb, bytes: number, { than = Infinity, except = '' } = {}): Promise<number> {
  return inOneStep(db, async (db) => {
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
      const before = ((await db.state.get(KEY))?.value as LetGo | undefined) ?? { count: 0, bytes: 0 }
      await db.state.put({ key: KEY, value: { count: before.count + count, bytes: before.bytes + freed } })
    }
    return freed
  })
}

export function getLetGo(userId: string): Promise<LetGo | null> {
  return whileOpen(userId, null, async (db) => ((await db.state.get(KEY))?.value as LetGo | undefined) ?? null)
}

/** It has been read. */
export async function forgetLetGo(userId: string): Promise<void> {
  await whileOpen(userId, undefined, (db) => db.state.delete(KEY))
}

/** What pictures take up here, small ones included. */
export function imageSpace(userId: string): Promise<{ readonly count: number; readonly bytes: number }> {
  return whileOpen(userId, { count: 0, bytes: 0 }, async (db) => {
    const rows = (await db.images.toArray()).filter((row) => seenOf(row))
    const bytes = rows.reduce((sum, { full, thumb }) => sum + (full ?? 0) + (thumb ?? 0), 0)
    return { count: rows.filter(({ full }) => full !== null).length, bytes }
  })
}
