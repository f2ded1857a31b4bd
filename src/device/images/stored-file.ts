import { readIfOpen } from '../store/db.ts'
import type { ImageSize } from '../store/image-row.ts'
import { imageFilesOf, visibleImageOf } from './image-rows.ts'

/** Returns a stored file; null if it is not here or its image was removed. */
export function getStoredFile(userId: string, imageId: string, size: ImageSize): Promise<Blob | null> {
  return readIfOpen(userId, null, async (db) => {
    const row = await db.images.get(imageId)
    return row && visibleImageOf(row) ? ((await imageFilesOf(db, size).get(imageId))?.blob ?? null) : null
  })
}
