import type { Image, ImageRecipe } from '#contract/image.ts'
import type { ImagesTable } from '../../db/image-tables.ts'
import type { Db } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'

/** Converts a row to the contract's form. */
export function toImage(row: ImagesTable): Image {
  const { image_id, archive_id, kind, month, state, made_by, type, bytes, asked_at, ended_at } = row
  const recipe = JSON.parse(row.recipe) as ImageRecipe
  return { image_id, archive_id, kind, month, recipe, state, made_by, type, bytes, asked_at, ended_at }
}

/** Selects the user's images. */
export const selectImages = (db: Db, userId: string) => db.selectFrom('images').selectAll().where('user_id', '=', userId)

/** Returns an image of the user; undefined if there is none with this id. */
export async function findImage(db: Db, userId: string, imageId: string): Promise<ImagesTable | undefined> {
  return selectImages(db, userId).where('image_id', '=', imageId).executeTakeFirst()
}

/** Returns an image of the user. Throws `notFound`, the same for a missing and for another user's image. */
export async function getImageRow(db: Db, userId: string, imageId: string): Promise<ImagesTable> {
  const row = await findImage(db, userId, imageId)
  if (row === undefined) throw new AppError('notFound')
  return row
}

type Ended = Pick<ImagesTable, 'state' | 'ended_at'> & Partial<ImagesTable>

/** Ends an image that is being drawn. Returns false if it had ended or was removed. `db` must have locked the user. */
export async function endImage(db: Db, userId: string, imageId: string, ended: Ended): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('images')
    .set(ended)
    .where('user_id', '=', userId)
    .where('image_id', '=', imageId)
    .where('state', '=', 'drawing')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns the id of an image's use in the ledger; the prefix keeps it distinct from other uses. */
export const imageUseIdOf = (imageId: string): string => `image ${imageId}`

/** Returns the deduplication key of the job that draws an image. */
export const imageJobKeyOf = (userId: string, imageId: string): string => `picture ${userId} ${imageId}`

/** Returns the blob owner of one image, so that its files can be deleted without listing others. */
export const imageBlobOwnerOf = (userId: string, imageId: string): string => `${userId}/${imageId}`
