import type { OutputOf } from '#contract/endpoints.ts'
import type { UserDb } from '../store/db.ts'
import { readIfOpen } from '../store/db.ts'

const KEY = 'imagesStanding'

/** Remaining number of images, and the server's renderer, as the server last reported them. */
export type ImageQuota = Pick<OutputOf<'imageList'>, 'left' | 'drawn_by'>

export async function storeImageQuota(db: UserDb, standing: ImageQuota): Promise<void> {
  await db.state.put({ key: KEY, value: standing })
}

/** Returns the stored quota; null if it was never fetched. */
export function getImageQuota(userId: string): Promise<ImageQuota | null> {
  return readIfOpen(userId, null, async (db) => ((await db.state.get(KEY))?.value as ImageQuota | undefined) ?? null)
}
