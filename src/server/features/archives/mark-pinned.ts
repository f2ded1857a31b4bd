import type { Feature } from '../../http/handle.ts'
import { updateArchiveRow, getLiveArchiveRow } from './rows.ts'

/**
 * Pins an archive to the top of the list; the latest pin wins, even within one millisecond or with a clock set back. A pin does not
 * change the version, so that a concurrent edit is not stale. Throws `notFound`.
 */
export const markPinned: Feature<'markPinned'> = async ({ db, now }, { userId }, { archive_id }) => {
  const row = await getLiveArchiveRow(db, userId, archive_id, now())
  const { latest } = await db
    .selectFrom('archives')
    .select(({ fn }) => fn.max('pinned_at').as('latest'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return updateArchiveRow(db, row, { pinned_at: Math.max(now(), (latest ?? 0) + 1) }, now())
}
