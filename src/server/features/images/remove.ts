import { enqueueJob } from '../../db/jobs.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import { refundUse } from '../../ledger/refund-use.ts'
import { findImage, imageBlobOwnerOf, imageJobKeyOf, imageUseIdOf } from './rows.ts'

/** Removes an image and its files; as an avatar it is replaced by the seal. Refunds an unfinished image. Idempotent. */
export const imageRemove: EndpointHandler<'imageRemove'> = async ({ db, now, jobs }, { userId }, { image_id }) => {
  const row = await findImage(db, userId, image_id)
  if (row === undefined) return { image_id }
  await db.deleteFrom('images').where('user_id', '=', userId).where('image_id', '=', image_id).execute()
  await db
    .updateTable('archives')
    .set(({ eb }) => ({ avatar_id: null, updated_at: eb('updated_at', '+', 1) }))
    .where('user_id', '=', userId)
    .where('avatar_id', '=', image_id)
    .execute()
  // Deletes the job, so that a worker drawing the image loses its lease.
  await db.deleteFrom('jobs').where('dedupe_key', '=', imageJobKeyOf(userId, image_id)).execute()
  if (row.state === 'drawing') await refundUse(db, userId, imageUseIdOf(image_id), now())
  await enqueueJob(db, { kind: 'discard', payload: { owner: imageBlobOwnerOf(userId, image_id) }, userId }, now())
  jobs.wake()
  return { image_id }
}
