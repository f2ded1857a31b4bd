import * as z from 'zod/mini'
import { IMAGE_MAX_BYTES } from '#contract/image.ts'
import type { OpenZip } from '../backup/zip-file.ts'
import { withUserTransaction } from '../intents/user-transaction.ts'
import { type UserDb, userDb, readIfOpen } from '../store/db.ts'
import { imageRow, seenOf } from './image-rows.ts'
import { storeFile } from './store-file.ts'
import { freeSpace } from './space.ts'

/** An image in a zip. */
const filedImage = z.object({ path: z.string(), image_id: z.string() })
export type FiledImage = z.infer<typeof filedImage>

/** The images among the files that a zip's JSON lists, and how many others there are: recordings. */
export function filedImagesOf(json: string): { readonly images: readonly FiledImage[]; readonly others: number } {
  const { files } = JSON.parse(json) as { files?: unknown }
  const listed: readonly unknown[] = Array.isArray(files) ? files : []
  const images = listed.flatMap((file) => z.safeParse(filedImage, file).data ?? [])
  return { images: [...new Map(images.map((image) => [image.image_id, image])).values()], others: listed.length - images.length }
}

/** What would become of the images of a zip. */
export interface ImageCounts {
  /** Known to this account, and their files are not here: they come in. */
  readonly wanted: number
  readonly here: number
  /** Not this account's, or removed: images belong to the server, which takes none. */
  readonly strange: number
}

export function countImages(userId: string, filed: readonly FiledImage[]): Promise<ImageCounts> {
  return readIfOpen(userId, { wanted: 0, here: 0, strange: 0 }, async (db) => {
    const rows = await Promise.all(filed.map(({ image_id }) => imageRow(db, image_id)))
    const known = rows.filter((row) => seenOf(row)?.state === 'done')
    const wanted = known.filter(({ full }) => full === null).length
    return { wanted, here: known.length - wanted, strange: rows.length - known.length }
  })
}

/** Stores the files of images that this account has and this device has not. @returns how many @throws OtherUser */
export async function applyImages(userId: string, filed: readonly FiledImage[], { fileAt }: OpenZip): Promise<number> {
  const db = userDb(userId)
  let count = 0
  for (const { image_id, path } of filed) {
    const blob = await genuineFile(db, image_id, () => fileAt(path, IMAGE_MAX_BYTES))
    if (!blob) continue
    if ((await freeSpace()) < blob.size) break
    await withUserTransaction(userId, () => storeFile(db, image_id, 'full', blob))
    count += 1
  }
  return count
}

/** A file as long as the server says it is, under the type that the server says. */
async function genuineFile(db: UserDb, imageId: string, read: () => Promise<Blob | undefined>): Promise<Blob | undefined> {
  const row = await imageRow(db, imageId)
  const seen = seenOf(row)
  if (seen?.state !== 'done' || seen.type === null || row.full !== null) return undefined
  const blob = await read()
  return blob?.size === seen.bytes ? new Blob([blob], { type: seen.type }) : undefined
}
