import type { OutputOf } from '#contract/endpoints.ts'
import type { UserDb } from '../store/db.ts'
import { whileOpen } from '../store/db.ts'

const KEY = 'imagesStanding'

/** How many pictures are left to make, and who draws them, as the server last said. */
export type ImagesStanding = Pick<OutputOf<'imageList'>, 'left' | 'drawn_by'>

export async function keepStanding(db: UserDb, standing: ImagesStanding): Promise<void> {
  await db.state.put({ key: KEY, value: standing })
}

/** Null until it has been heard. */
export function getStanding(userId: string): Promise<ImagesStanding | null> {
  return whileOpen(userId, null, async (db) => ((await db.state.get(KEY))?.value as ImagesStanding | undefined) ?? null)
}
