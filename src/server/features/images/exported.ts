import type { ServerExport } from '#contract/export-file.ts'
import type { Db } from '../../db/open.ts'
import { toImage, selectImages } from './rows.ts'

/** Lists all images of a user for the export, newest first. The export does not contain the files. */
export async function readExportedImages(db: Db, userId: string): Promise<NonNullable<ServerExport['images']>> {
  return (await selectImages(db, userId).orderBy('asked_at', 'desc').execute()).map(toImage)
}
