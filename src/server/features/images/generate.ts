import { IMAGE_LIMIT, type imageGenerate as inputSchema } from '#contract/image.ts'
import type * as z from 'zod/mini'
import type { ImagesTable } from '../../db/image-tables.ts'
import { enqueue } from '../../db/jobs.ts'
import type { Db } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Feature } from '../../http/handle.ts'
import { isUsed, use } from '../../ledger/use.ts'
import { findImage, imageOf, imagesOf, pictureKeyOf, useIdOf } from './rows.ts'

type Asked = z.output<typeof inputSchema>

/** Nobody looks on for longer; what is not there by then is given back. */
const DRAWN_WITHIN_MS = 1_800_000

/** Which archives there are. Throws `notFound` for another's and for one that is removed. */
type ArchiveOf = (db: Db, userId: string, archiveId: string) => Promise<unknown>

/** Throws `imageLimit` where one more is one too many. */
async function checkRoom(db: Db, userId: string): Promise<void> {
  const { n } = await db
    .selectFrom('images')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (n >= IMAGE_LIMIT) throw new AppError('imageLimit', { images: IMAGE_LIMIT })
}

/** Later than any other of the user's pictures. `db` must have locked the user. */
async function askingTime(db: Db, userId: string, now: number): Promise<number> {
  const latest = await imagesOf(db, userId).clearSelect().select('asked_at').orderBy('asked_at', 'desc').limit(1).executeTakeFirst()
  return Math.max(now, (latest?.asked_at ?? 0) + 1)
}

const isSame = (row: ImagesTable, { archive_id, kind, month }: Asked, recipe: string): boolean =>
  row.archive_id === archive_id && row.kind === kind && row.month === month && row.recipe === recipe

/**
 * Keeps a picture that is to be drawn, with what it takes and the job that draws it, once for its id. Throws `notFound`, `timesSpent`,
 * `imageLimit`, and `keyReused` for an id that stands for something else, or for one that was removed.
 */
export const imageGenerateOf =
  (archiveOf: ArchiveOf): Feature<'imageGenerate'> =>
  async ({ db, now: clock, imaging, jobs }, person, asked) => {
    const { userId } = person
    const { image_id, archive_id, kind, month } = asked
    const now = clock()
    const recipe = JSON.stringify(asked.recipe)
    const known = await findImage(db, userId, image_id)
    if (known !== undefined) {
      if (!isSame(known, asked, recipe)) throw new AppError('keyReused')
      return imageOf(known)
    }
    await archiveOf(db, userId, archive_id)
    await checkRoom(db, userId)
    if (await isUsed(db, userId, useIdOf(image_id))) throw new AppError('keyReused')
    await use(db, person, { product: 'image_pack', useId: useIdOf(image_id), now })
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
        asked_at: await askingTime(db, userId, now),
        ended_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const dedupeKey = pictureKeyOf(userId, image_id)
    await enqueue(db, { kind: 'picture', payload: { user_id: userId, image_id }, dedupeKey, userId, endsAt: now + DRAWN_WITHIN_MS }, now)
    jobs.wake()
    return imageOf(row)
  }
