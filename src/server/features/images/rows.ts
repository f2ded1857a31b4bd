import type { Image, ImageRecipe } from '#contract/image.ts'
import type { ImagesTable } from '../../db/image-tables.ts'
import type { Db } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'

/** A picture as it is told. */
export function imageOf(row: ImagesTable): Image {
  const { image_id, archive_id, kind, month, state, made_by, type, bytes, asked_at, ended_at } = row
  const recipe = JSON.parse(row.recipe) as ImageRecipe
  return { image_id, archive_id, kind, month, recipe, state, made_by, type, bytes, asked_at, ended_at }
}

export const imagesOf = (db: Db, userId: string) => db.selectFrom('images').selectAll().where('user_id', '=', userId)

export async function findImage(db: Db, userId: string, imageId: string): Promise<ImagesTable | undefined> {
  return imagesOf(db, userId).where('image_id', '=', imageId).executeTakeFirst()
}

/** One of the user's. Another's and one that nobody has are the same `notFound`. */
export async function imageRow(db: Db, userId: string, imageId: string): Promise<ImagesTable> {
  const row = await findImage(db, userId, imageId)
  if (row === undefined) throw new AppError('notFound')
  return row
}

type Ended = Pick<ImagesTable, 'state' | 'ended_at'> & Partial<ImagesTable>

/** Ends a picture that is being drawn, once; false where it had ended, or is gone. `db` must have locked the user. */
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

/** Names what a picture took in the ledger: no other thing that is counted is called so. */
export const useIdOf = (imageId: string): string => `image ${imageId}`

export const pictureKeyOf = (userId: string, imageId: string): string => `picture ${userId} ${imageId}`

/** Under which its files stand, and no other picture's: they go without a look at others. */
export const ownerOf = (userId: string, imageId: string): string => `${userId}/${imageId}`
