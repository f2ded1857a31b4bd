import { ARCHIVE_LIMIT } from '#contract/archive.ts'
import type { Db } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'

/**
 * Throws `archiveLimit` at the limit of live archives; when adding also at twice the limit, removed ones included, against
 * add-remove loops.
 */
export async function checkArchiveCapacity(db: Db, userId: string, by: 'add' | 'restore' = 'add'): Promise<void> {
  const { live, all } = await db
    .selectFrom('archives')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.countAll<number>().filterWhere('removed_at', 'is', null).as('live')])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (live >= ARCHIVE_LIMIT || (by === 'add' && all >= 2 * ARCHIVE_LIMIT)) throw new AppError('archiveLimit')
}
