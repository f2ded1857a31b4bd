import type { Session } from '../session/session.ts'
import { userDb } from '../store/db.ts'
import type { ImageSize } from '../store/image-row.ts'
import { withLock } from '../store/lock.ts'
import { ApiError } from '../wire/api-error.ts'
import { downloadFile } from './download-file.ts'
import { seenOf } from './image-rows.ts'
import { evictOldest, freeSpace } from './space.ts'

/** One tab or worker brings them. */
const FILES_LOCK = 'mingshu-images'
/** About what a whole picture takes: 1290 × 2796 pixels. */
const WHOLE_BYTES = 3 * 1024 * 1024

/** All small pictures, then the whole ones, the newest first, as long as there is room. @throws ApiError the first of them */
export function downloadFiles(session: Session, signal?: AbortSignal): Promise<void> {
  return withLock(FILES_LOCK, async () => {
    const troubles = [...(await bringAll(session, 'thumb', signal)), ...(await bringAll(session, 'full', signal))]
    if (troubles[0]) throw troubles[0]
  })
}

async function bringAll(session: Session, size: ImageSize, signal?: AbortSignal): Promise<ApiError[]> {
  const db = userDb(session.user_id)
  const troubles: ApiError[] = []
  for (const { image_id, asked_at, bytes } of await missing(session, size)) {
    if (size === 'full' && !(await makeRoom(session, bytes ?? WHOLE_BYTES, asked_at))) break
    try {
      await downloadFile(session, db, image_id, size, signal)
    } catch (error) {
      if (!(error instanceof ApiError) || error.codeName === 'sessionTimedOut') throw error
      // Removed meanwhile, elsewhere.
      if (error.codeName !== 'notFound') troubles.push(error)
      // Without a network, the others cannot be had either.
      if (error.code < 0) break
    }
  }
  return troubles
}

async function missing({ user_id }: Session, size: ImageSize) {
  const rows = await userDb(user_id).images.toArray()
  return rows
    .filter((row) => row[size] === null && !(size === 'full' && row.is_let_go))
    .flatMap((row) => seenOf(row) ?? [])
    .filter(({ state }) => state === 'done')
    .sort((a, b) => b.asked_at - a.asked_at)
}

/** Whether there is room for a picture, or older ones have made it. */
async function makeRoom({ user_id }: Session, bytes: number, asked_at: number): Promise<boolean> {
  const lacking = bytes - (await freeSpace())
  return lacking <= 0 || (await evictOldest(userDb(user_id), lacking, { than: asked_at })) >= lacking
}
