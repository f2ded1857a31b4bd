import type { Db } from '../../db/open.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import { AppError } from '../../http/app-error.ts'
import { toArchive, updateArchiveRow, getLiveArchiveRow } from './rows.ts'

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

/**
 * Sets a finished image of the archive as its avatar; null resets the avatar to the seal. Throws `notFound` for another image
 * or archive.
 */
export const imageAvatar: EndpointHandler<'imageAvatar'> = async ({ db, now }, { userId }, { archive_id, image_id }) => {
  const row = await getLiveArchiveRow(db, userId, archive_id, now())
  if (row.avatar_id === image_id) return toArchive(row)
  if (image_id !== null && !(await isDoneOf(db, userId, archive_id, image_id))) throw new AppError('notFound')
  return updateArchiveRow(db, row, { avatar_id: image_id }, now())
}
