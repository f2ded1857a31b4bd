import type { Db } from '../../db/open.ts'
import type { Feature } from '../../http/handle.ts'
import { AppError } from '../../http/app-error.ts'
import { archiveOf, changeRow, liveRowOf } from './rows.ts'

async function isDoneOf(db: Db, userId: string, archiveId: string, imageId: string): Promise<boolean> {
  const found = await db
    .selectFrom('images')
    .select('image_id')
    .where('user_id', '=', userId)
    .where('image_id', '=', imageId)
    .where('archive_id', '=', archiveId)
    .where('state', '=', 'done')
    .executeTakeFirst()
  return found !== undefined
}

/** Has a finished picture of an archive stand for it, or its seal again. Throws `notFound` for any other picture, and for another's archive. */
export const imageAvatar: Feature<'imageAvatar'> = async ({ db, now }, { userId }, { archive_id, image_id }) => {
  const row = await liveRowOf(db, userId, archive_id, now())
  if (row.avatar_id === image_id) return archiveOf(row)
  if (image_id !== null && !(await isDoneOf(db, userId, archive_id, image_id))) throw new AppError('notFound')
  return changeRow(db, row, { avatar_id: image_id }, now())
}
