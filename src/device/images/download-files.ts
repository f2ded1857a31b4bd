import type { Session } from '../session/session.ts'
import { userDb } from '../store/db.ts'
import type { ImageSize } from '../store/image-row.ts'
import { withLock } from '../store/lock.ts'
import { ApiError } from '../wire/api-error.ts'
import { downloadFile } from './download-file.ts'
import { visibleImageOf } from './image-rows.ts'
import { evictOldest, freeSpace } from './space.ts'

/** Only one tab or worker downloads files at a time. */
const FILES_LOCK = 'mingshu-images'
/** Approximate size of a full image of 1290 × 2796 pixels. */
const FULL_IMAGE_BYTES = 3 * 1024 * 1024

/** Downloads all thumbnails, then the full images, newest first, as long as there is space. @throws ApiError the first failure */
export function downloadFiles(session: Session, signal?: AbortSignal): Promise<void> {
  return withLock(FILES_LOCK, async () => {
    const errors = [...(await downloadMissingFiles(session, 'thumb', signal)), ...(await downloadMissingFiles(session, 'full', signal))]
    if (errors[0]) throw errors[0]
  })
}

async function downloadMissingFiles(session: Session, size: ImageSize, signal?: AbortSignal): Promise<ApiError[]> {
  const db = userDb(session.user_id)
  const errors: ApiError[] = []
  for (const { image_id, asked_at, bytes } of await listMissingImages(session, size)) {
    if (size === 'full' && !(await ensureSpace(session, bytes ?? FULL_IMAGE_BYTES, asked_at))) break
    try {
      await downloadFile(session, db, image_id, size, signal)
    } catch (error) {
      if (!(error instanceof ApiError) || error.codeName === 'sessionTimedOut') throw error
      // Removed on another device meanwhile.
      if (error.codeName !== 'notFound') errors.push(error)
      // Offline: the others would fail as well.
      if (error.code < 0) break
    }
  }
  return errors
}

async function listMissingImages({ user_id }: Session, size: ImageSize) {
  const rows = await userDb(user_id).images.toArray()
  return rows
    .filter((row) => row[size] === null && !(size === 'full' && row.is_let_go))
    .flatMap((row) => visibleImageOf(row) ?? [])
    .filter(({ state }) => state === 'done')
    .sort((a, b) => b.asked_at - a.asked_at)
}

/** Whether there is space for an image, after deleting older ones if needed. */
async function ensureSpace({ user_id }: Session, bytes: number, asked_at: number): Promise<boolean> {
  const lacking = bytes - (await freeSpace())
  return lacking <= 0 || (await evictOldest(userDb(user_id), lacking, { than: asked_at })) >= lacking
}
