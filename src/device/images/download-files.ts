import type { DeviceSession } from '../session/session.ts'
import { getUserDb } from '../store/db.ts'
import type { ImageSize } from '../store/image-row.ts'
import { withLock } from '../store/lock.ts'
import { ApiError } from '../wire/api-error.ts'
import { downloadFile } from './download-file.ts'
import { visibleImageOf } from './image-rows.ts'
import { evictOldestImages, measureFreeSpace } from './space.ts'

/** Lock name: only one tab or worker downloads files at a time. */
const FILES_LOCK = 'mingshu-images'
/** Approximate size of a full image of 1290 × 2796 pixels in bytes, for images of unknown size. */
const FULL_IMAGE_BYTES = 3 * 1024 * 1024

/** Downloads missing thumbnails, then, as long as there is space, full images, newest first. @throws ApiError of the first failure */
export function downloadFiles(session: DeviceSession, signal?: AbortSignal): Promise<void> {
  return withLock(FILES_LOCK, async () => {
    const errors = [...(await downloadMissingFiles(session, 'thumb', signal)), ...(await downloadMissingFiles(session, 'full', signal))]
    if (errors[0]) throw errors[0]
  })
}

async function downloadMissingFiles(session: DeviceSession, size: ImageSize, signal?: AbortSignal): Promise<ApiError[]> {
  const db = getUserDb(session.user_id)
  const errors: ApiError[] = []
  for (const { image_id, asked_at, bytes } of await listMissingImages(session, size)) {
    if (size === 'full' && !(await ensureSpace(session, bytes ?? FULL_IMAGE_BYTES, asked_at))) break
    try {
      await downloadFile(session, db, image_id, size, signal)
    } catch (error) {
      if (!(error instanceof ApiError) || error.codeName === 'sessionTimedOut') throw error
      // Ignores an image that was removed on another device meanwhile.
      if (error.codeName !== 'notFound') errors.push(error)
      // Stops when offline, because the other downloads would fail as well.
      if (error.code < 0) break
    }
  }
  return errors
}

async function listMissingImages({ user_id }: DeviceSession, size: ImageSize) {
  const rows = await getUserDb(user_id).images.toArray()
  return rows
    .filter((row) => row[size] === null && !(size === 'full' && row.is_let_go))
    .flatMap((row) => visibleImageOf(row) ?? [])
    .filter(({ state }) => state === 'done')
    .sort((a, b) => b.asked_at - a.asked_at)
}

/** Returns whether there is space for an image, after evicting older images if needed. */
async function ensureSpace({ user_id }: DeviceSession, bytes: number, asked_at: number): Promise<boolean> {
  const lacking = bytes - (await measureFreeSpace())
  return lacking <= 0 || (await evictOldestImages(getUserDb(user_id), lacking, { than: asked_at })) >= lacking
}
