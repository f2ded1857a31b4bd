import { readIfOpen } from '../store/db.ts'
import type { ImageSize } from '../store/image-row.ts'
import { selectImageFileTable, visibleImageOf } from './image-rows.ts'

/** Returns a stored file of an image; null if the file is not stored here or the image was removed. */
export function getStoredFile(userId: string, imageId: string, size: ImageSize): Promise<Blob | null> {
  return readIfOpen(userId, null, async (db) => {
    const row = await db.images.get(imageId)
    return row && visibleImageOf(row) ? ((await selectImageFileTable(db, size).get(imageId))?.blob ?? null) : null
  })
}
