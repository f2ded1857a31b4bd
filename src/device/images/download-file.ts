import { endpoints } from '#contract/endpoints.ts'
import { bytesFor } from '../session/bytes-for.ts'
import type { Session } from '../session/session.ts'
import type { UserDb } from '../store/db.ts'
import type { ImageSize } from '../store/image-row.ts'
import { storeFile } from './store-file.ts'
import { evictOldest } from './space.ts'

/** Asks for a file and keeps it where there is room. @throws ApiError */
export async function downloadFile(session: Session, db: UserDb, image_id: string, size: ImageSize, signal?: AbortSignal): Promise<Blob> {
  const blob = await bytesFor(session, endpoints.imageFile, { image_id, size }, { signal })
  try {
    await storeFile(db, image_id, size, blob)
  } catch (error) {
    if (!isOutOfRoom(error)) throw error
    if ((await evictOldest(db, blob.size, { except: image_id })) === 0) return blob
    await storeFile(db, image_id, size, blob).catch((again: unknown) => {
      if (!isOutOfRoom(again)) throw again
    })
  }
  return blob
}

/** Dexie tells of it under either name, with the browser's own inside. */
function isOutOfRoom(error: unknown): boolean {
  const { name, inner } = error as { name?: string; inner?: { name?: string } }
  return [name, inner?.name].includes('QuotaExceededError')
}
