import { ARCHIVE_LIMIT } from '#contract/archive.ts'
import type { Db } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'

/** Throws `archiveLimit` when the user may have no more; removed ones take room too, or removing would be a way around. */
export async function checkArchiveCapacity(db: Db, userId: string, by: 'add' | 'restore' = 'add'): Promise<void> {
  const { live, all } = await db
    .selectFrom('archives')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.countAll<number>().filterWhere('removed_at', 'is', null).as('live')])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (live >= ARCHIVE_LIMIT || (by === 'add' && all >= 2 * ARCHIVE_LIMIT)) throw new AppError('archiveLimit')
}
