import type { EndpointHandler } from '../../http/handle.ts'
import { updateArchiveRow, getLiveArchiveRow } from './rows.ts'

/** Pins an archive to the top, above all earlier pins. Does not change the version, so pending edits do not conflict. Throws `notFound`. */
export const markPinned: EndpointHandler<'markPinned'> = async ({ db, now }, { userId }, { archive_id }) => {
  const row = await getLiveArchiveRow(db, userId, archive_id, now())
  const { latest } = await db
    .selectFrom('archives')
    .select(({ fn }) => fn.max('pinned_at').as('latest'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return updateArchiveRow(db, row, { pinned_at: Math.max(now(), (latest ?? 0) + 1) }, now())
}
