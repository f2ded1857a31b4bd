import { IMAGE_LIMIT, type imageGenerate as inputSchema } from '#contract/image.ts'
import type * as z from 'zod/mini'
import type { ImagesTable } from '../../db/image-tables.ts'
import { enqueueJob } from '../../db/jobs.ts'
import type { Db } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import { wasUseCharged, chargeUse } from '../../ledger/use.ts'
import { findImage, toImage, selectImages, imageJobKeyOf, imageUseIdOf } from './rows.ts'

type Asked = z.output<typeof inputSchema>

/** Deadline of the job (ms); after it the image fails and its use is refunded. */
const DRAWN_WITHIN_MS = 1_800_000

/** Checks that the user has this live archive. Throws `notFound`. */
type ArchiveOf = (db: Db, userId: string, archiveId: string) => Promise<unknown>

/** Throws `imageLimit` if the user already has the maximum number of images. */
async function checkCapacity(db: Db, userId: string): Promise<void> {
  const { n } = await db
    .selectFrom('images')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (n >= IMAGE_LIMIT) throw new AppError('imageLimit', { images: IMAGE_LIMIT })
}

/** Returns `now`, or more if needed to exceed the request times of all the user's images. `db` must have locked the user. */
async function nextAskTime(db: Db, userId: string, now: number): Promise<number> {
  const latest = await selectImages(db, userId).clearSelect().select('asked_at').orderBy('asked_at', 'desc').limit(1).executeTakeFirst()
  return Math.max(now, (latest?.asked_at ?? 0) + 1)
}

const isSame = (row: ImagesTable, { archive_id, kind, month }: Asked, recipe: string): boolean =>
  row.archive_id === archive_id && row.kind === kind && row.month === month && row.recipe === recipe

/**
 * Stores a requested image, its charge and its job, once per id. Throws `notFound`, `timesSpent`, `imageLimit`, `keyReused` (id
 * in use).
 */
export const createImageGenerateHandler =
  (archiveOf: ArchiveOf): EndpointHandler<'imageGenerate'> =>
  async ({ db, now: clock, imaging, jobs }, person, asked) => {
    const { userId } = person
    const { image_id, archive_id, kind, month } = asked
    const now = clock()
    const recipe = JSON.stringify(asked.recipe)
    const known = await findImage(db, userId, image_id)
    if (known !== undefined) {
      if (!isSame(known, asked, recipe)) throw new AppError('keyReused')
      return toImage(known)
    }
    await archiveOf(db, userId, archive_id)
    await checkCapacity(db, userId)
    if (await wasUseCharged(db, userId, imageUseIdOf(image_id))) throw new AppError('keyReused')
    await chargeUse(db, person, { product: 'image_pack', useId: imageUseIdOf(image_id), now })
    const row = await db
      .insertInto('images')
      .values({
        user_id: userId,
        image_id,
        archive_id,
        kind,
        month,
        recipe,
        state: 'drawing',
        made_by: imaging?.name ?? 'house',
        type: null,
        bytes: null,
        file: null,
        thumb: null,
        thumb_bytes: null,
        asked_at: await nextAskTime(db, userId, now),
        ended_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const dedupeKey = imageJobKeyOf(userId, image_id)
    await enqueueJob(db, { kind: 'picture', payload: { user_id: userId, image_id }, dedupeKey, userId, endsAt: now + DRAWN_WITHIN_MS }, now)
    jobs.wake()
    return toImage(row)
  }
