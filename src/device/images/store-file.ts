import { withTransaction } from '../intents/transaction.ts'
import type { UserDb } from '../store/db.ts'
import type { ImageSize } from '../store/image-row.ts'
import { selectImageFileTable } from './image-rows.ts'

/** Stores a file of an image, unless the image was removed meanwhile. */
export async function storeFile(db: UserDb, image_id: string, size: ImageSize, blob: Blob): Promise<void> {
  await withTransaction(db, async (db) => {
    const row = await db.images.get(image_id)
    if (!row) return
    await selectImageFileTable(db, size).put({ image_id, blob })
    await db.images.put({ ...row, [size]: blob.size, ...(size === 'full' && { is_let_go: false }) })
  })
}
