import { endpoints } from '#contract/endpoints.ts'
import { fetchBytesWithSession } from '../session/call-bytes-for.ts'
import type { DeviceSession } from '../session/session.ts'
import type { UserDb } from '../store/db.ts'
import type { ImageSize } from '../store/image-row.ts'
import { storeFile } from './store-file.ts'
import { evictOldestImages } from './space.ts'

/** Downloads a file and stores it if there is space, after evicting old images if needed. @throws ApiError */
export async function downloadFile(
  session: DeviceSession,
  db: UserDb,
  image_id: string,
  size: ImageSize,
  signal?: AbortSignal,
): Promise<Blob> {
  const blob = await fetchBytesWithSession(session, endpoints.imageFile, { image_id, size }, { signal })
  try {
    await storeFile(db, image_id, size, blob)
  } catch (error) {
    if (!isQuotaExceeded(error)) throw error
    if ((await evictOldestImages(db, blob.size, { except: image_id })) === 0) return blob
    await storeFile(db, image_id, size, blob).catch((again: unknown) => {
      if (!isQuotaExceeded(again)) throw again
    })
  }
  return blob
}

/** Returns whether storage is full. Dexie gives the browser's error name either to its own error or to `inner`. */
function isQuotaExceeded(error: unknown): boolean {
  const { name, inner } = error as { name?: string; inner?: { name?: string } }
  return [name, inner?.name].includes('QuotaExceededError')
}
