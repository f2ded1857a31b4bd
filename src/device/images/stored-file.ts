import { readIfOpen } from '../store/db.ts'
import type { ImageSize } from '../store/image-row.ts'
import { filesOf, seenOf } from './image-rows.ts'

/** A file as it is kept here; none of a picture that was removed. */
export function getStoredFile(userId: string, imageId: string, size: ImageSize): Promise<Blob | null> {
  return readIfOpen(userId, null, async (db) => {
    const row = await db.images.get(imageId)
    return row && seenOf(row) ? ((await filesOf(db, size).get(imageId))?.blob ?? null) : null
  })
}
