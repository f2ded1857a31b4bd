import { withUserTransaction } from '../intents/user-transaction.ts'
import { enqueue, withTransaction } from '../intents/transaction.ts'
import type { UserDb } from '../store/db.ts'
import { readIfOpen } from '../store/db.ts'
import { imageKinds } from './image-kinds.ts'

/** So long a removal can be taken back: the server has no way back from one. */
export const UNDO_MS = 10_000

/** Takes a picture out of sight; whoever does nothing more removes it. @throws OtherUser */
export async function removeImage(userId: string, imageId: string): Promise<void> {
  await withUserTransaction(userId, async (db) => void (await db.images.update(imageId, { leaving_at: Date.now() })))
}

/** Takes that back, as long as it was not told. @throws OtherUser */
export async function undoRemoval(userId: string, imageId: string): Promise<void> {
  await withUserTransaction(userId, async (db) => {
    const row = await db.images.get(imageId)
    if (row?.shown) await db.images.put({ ...row, leaving_at: null })
  })
}

/** Queues the removals that nobody has taken back in time. */
export async function sendOverdueRemovals(userId: string): Promise<void> {
  await readIfOpen(userId, undefined, sendRemovals)
}

export async function sendRemovals(db: UserDb): Promise<void> {
  const now = Date.now()
  const isOverdue = (at: number | null) => at !== null && (now - at >= UNDO_MS || at > now)
  if (!(await db.images.toArray()).some(({ shown, leaving_at }) => shown && isOverdue(leaving_at))) return
  await withTransaction(db, async (db) => {
    for (const { image_id, shown, leaving_at } of await db.images.toArray()) {
      if (!shown || !isOverdue(leaving_at)) continue
      await enqueue(db, imageKinds.imageRemove, { subject: image_id, input: { image_id }, ahead: null, at: leaving_at! })
    }
  })
}
