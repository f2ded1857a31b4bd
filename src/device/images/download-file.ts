import { endpoints } from '#contract/endpoints.ts'
import { callBytesFor } from '../session/call-bytes-for.ts'
import type { Session } from '../session/session.ts'
import type { UserDb } from '../store/db.ts'
import type { ImageSize } from '../store/image-row.ts'
import { storeFile } from './store-file.ts'
import { evictOldest } from './space.ts'

/** Downloads a file and stores it if there is space. @throws ApiError */
export async function downloadFile(session: Session, db: UserDb, image_id: string, size: ImageSize, signal?: AbortSignal): Promise<Blob> {
  const blob = await callBytesFor(session, endpoints.imageFile, { image_id, size }, { signal })
  try {
    await storeFile(db, image_id, size, blob)
  } catch (error) {
    if (!isQuotaExceeded(error)) throw error
    if ((await evictOldest(db, blob.size, { except: image_id })) === 0) return blob
    await storeFile(db, image_id, size, blob).catch((again: unknown) => {
      if (!isQuotaExceeded(again)) throw again
    })
  }
  return blob
}

/** Dexie reports it under either name, the browser's error being `inner`. */
function isQuotaExceeded(error: unknown): boolean {
  const { name, inner } = error as { name?: string; inner?: { name?: string } }
  return [name, inner?.name].includes('QuotaExceededError')
}
