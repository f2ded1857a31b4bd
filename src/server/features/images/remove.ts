import { enqueue } from '../../db/jobs.ts'
import type { Feature } from '../../http/handle.ts'
import { refundUse } from '../../ledger/give-back.ts'
import { findImage, ownerOf, pictureKeyOf, useIdOf } from './rows.ts'

/**
 * Removes a picture with its files; an archive that it stood for has its seal again. One that is not drawn yet is given back. Removing
 * what is not there changes nothing.
 */
export const imageRemove: Feature<'imageRemove'> = async ({ db, now, jobs }, { userId }, { image_id }) => {
  const row = await findImage(db, userId, image_id)
  if (row === undefined) return { image_id }
  await db.deleteFrom('images').where('user_id', '=', userId).where('image_id', '=', image_id).execute()
  await db
    .updateTable('archives')
    .set(({ eb }) => ({ avatar_id: null, updated_at: eb('updated_at', '+', 1) }))
    .where('user_id', '=', userId)
    .where('avatar_id', '=', image_id)
    .execute()
  // Whoever draws it has lost the job with it.
  await db.deleteFrom('jobs').where('dedupe_key', '=', pictureKeyOf(userId, image_id)).execute()
  if (row.state === 'drawing') await refundUse(db, userId, useIdOf(image_id), now())
  await enqueue(db, { kind: 'discard', payload: { owner: ownerOf(userId, image_id) }, userId }, now())
  jobs.wake()
  return { image_id }
}
