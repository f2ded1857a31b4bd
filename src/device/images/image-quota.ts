import type { OutputOf } from '#contract/endpoints.ts'
import type { UserDb } from '../store/db.ts'
import { readIfOpen } from '../store/db.ts'

const KEY = 'imagesStanding'

/** How many pictures are left to make, and who draws them, as the server last said. */
export type ImageQuota = Pick<OutputOf<'imageList'>, 'left' | 'drawn_by'>

export async function storeImageQuota(db: UserDb, standing: ImageQuota): Promise<void> {
  await db.state.put({ key: KEY, value: standing })
}

/** Null until it has been heard. */
export function getImageQuota(userId: string): Promise<ImageQuota | null> {
  return readIfOpen(userId, null, async (db) => ((await db.state.get(KEY))?.value as ImageQuota | undefined) ?? null)
}
