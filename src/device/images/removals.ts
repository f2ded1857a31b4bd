import { withUserTransaction } from '../intents/user-transaction.ts'
import { enqueueIntent, withTransaction } from '../intents/transaction.ts'
import type { UserDb } from '../store/db.ts'
import { readIfOpen } from '../store/db.ts'
import { imageChangeKinds } from './image-kinds.ts'

/** Time in milliseconds for which the user can undo a removal; the server cannot undo one. */
export const UNDO_MS = 10_000

/** Hides an image; its removal is queued after `UNDO_MS`. @throws OtherUser */
export async function removeImage(userId: string, imageId: string): Promise<void> {
  await withUserTransaction(userId, async (db) => void (await db.images.update(imageId, { leaving_at: Date.now() })))
}

/** Undoes a removal that was not queued yet. @throws OtherUser */
export async function undoRemoval(userId: string, imageId: string): Promise<void> {
  await withUserTransaction(userId, async (db) => {
    const row = await db.images.get(imageId)
    if (row?.shown) await db.images.put({ ...row, leaving_at: null })
  })
}

/** Queues the removals whose undo period has ended. */
export async function queueUserRemovals(userId: string): Promise<void> {
  await readIfOpen(userId, undefined, queueOverdueRemovals)
}

/** Queues the removals whose undo period has ended, in the given database. */
export async function queueOverdueRemovals(db: UserDb): Promise<void> {
  const now = Date.now()
  const isOverdue = (at: number | null) => at !== null && (now - at >= UNDO_MS || at > now)
  if (!(await db.images.toArray()).some(({ shown, leaving_at }) => shown && isOverdue(leaving_at))) return
  await withTransaction(db, async (db) => {
    for (const { image_id, shown, leaving_at } of await db.images.toArray()) {
      if (!shown || !isOverdue(leaving_at)) continue
      await enqueueIntent(db, imageChangeKinds.imageRemove, { subject: image_id, input: { image_id }, ahead: null, at: leaving_at! })
    }
  })
}
