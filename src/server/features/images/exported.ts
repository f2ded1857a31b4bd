import type { ServerExport } from '#contract/export-file.ts'
import type { Db } from '../../db/open.ts'
import { imageOf, imagesOf } from './rows.ts'

/** All of a user's pictures by name, the newest first; their files are asked for one by one. */
export async function exportedImages(db: Db, userId: string): Promise<NonNullable<ServerExport['images']>> {
  return (await imagesOf(db, userId).orderBy('asked_at', 'desc').execute()).map(imageOf)
}
