import { byListOrder } from '#contract/archive.ts'
import { prepared } from '../../db/prepared.ts'
import type { Feature } from '../../http/handle.ts'
import { archiveOf, restorableSince } from './rows.ts'

const allOf = prepared((db) => db.selectFrom('archives').selectAll().where('user_id', '=', ''))

/** The user's archives in list order, and those that can still be brought back, the latest removal first. */
export const getArchive: Feature<'getArchive'> = async ({ db, now }, { userId }) => {
  const rows = await allOf(db, userId)
  const since = restorableSince(now())
  return {
    archives: rows
      .filter((row) => row.removed_at === null)
      .map(archiveOf)
      .toSorted(byListOrder),
    removed: rows
      .flatMap(({ archive_id, user_name, removed_at }) =>
        removed_at !== null && removed_at > since ? [{ archive_id, user_name, removed_at }] : [],
      )
      .toSorted((a, b) => b.removed_at - a.removed_at),
  }
}
