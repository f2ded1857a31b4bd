import * as z from 'zod/mini'
import { IMAGE_MAX_BYTES } from '#contract/image.ts'
import type { OpenedZip } from '../backup/zip-file.ts'
import { withUserTransaction } from '../intents/user-transaction.ts'
import { type UserDb, getUserDb, readIfOpen } from '../store/db.ts'
import { readImageRow, visibleImageOf } from './image-rows.ts'
import { storeFile } from './store-file.ts'
import { measureFreeSpace } from './space.ts'

/** An image file listed in the JSON of an export zip. */
const zipImage = z.object({ path: z.string(), image_id: z.string() })
export type ZipImage = z.infer<typeof zipImage>

/** Parses the images that a zip's JSON lists. `others`: number of its other files (recordings). */
export function parseZipImages(json: string): { readonly images: readonly ZipImage[]; readonly others: number } {
  const { files } = JSON.parse(json) as { files?: unknown }
  const listed: readonly unknown[] = Array.isArray(files) ? files : []
  const images = listed.flatMap((file) => z.safeParse(zipImage, file).data ?? [])
  return { images: [...new Map(images.map((image) => [image.image_id, image])).values()], others: listed.length - images.length }
}

/** Number of images in a zip, by what an import would do with them. */
export interface ImageCounts {
  /** Number of images of this account whose files are not stored here: these are imported. */
  readonly wanted: number
  readonly here: number
  /** Number of images of other accounts and of removed ones: not imported, because the server accepts no images. */
  readonly strange: number
}

export function countZipImages(userId: string, filed: readonly ZipImage[]): Promise<ImageCounts> {
  return readIfOpen(userId, { wanted: 0, here: 0, strange: 0 }, async (db) => {
    const rows = await Promise.all(filed.map(({ image_id }) => readImageRow(db, image_id)))
    const known = rows.filter((row) => visibleImageOf(row)?.state === 'done')
    const wanted = known.filter(({ full }) => full === null).length
    return { wanted, here: known.length - wanted, strange: rows.length - known.length }
  })
}

/** Stores the files of images that this account has and this device lacks. @returns the number of stored files @throws OtherUser */
export async function importImages(userId: string, filed: readonly ZipImage[], { fileAt }: OpenedZip): Promise<number> {
  const db = getUserDb(userId)
  let count = 0
  for (const { image_id, path } of filed) {
    const blob = await readVerifiedFile(db, image_id, () => fileAt(path, IMAGE_MAX_BYTES))
    if (!blob) continue
    if ((await measureFreeSpace()) < blob.size) break
    await withUserTransaction(userId, () => storeFile(db, image_id, 'full', blob))
    count += 1
  }
  return count
}

/**
 * Returns the file with the media type that the server states. Undefined if its size differs from the server's, or the image needs no file.
 */
async function readVerifiedFile(db: UserDb, imageId: string, read: () => Promise<Blob | undefined>): Promise<Blob | undefined> {
  const row = await readImageRow(db, imageId)
  const seen = visibleImageOf(row)
  if (seen?.state !== 'done' || seen.type === null || row.full !== null) return undefined
  const blob = await read()
  return blob?.size === seen.bytes ? new Blob([blob], { type: seen.type }) : undefined
}
