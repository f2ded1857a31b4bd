import type { Feature } from '../../http/handle.ts'
import { Fail } from '../../http/fail.ts'
import { archiveOf, changeRow, liveRowOf, profileColumnsOf } from './rows.ts'

/** Applies an edit to the version it was made on. Throws `archiveStale` with the current archive, `notFound`. */
export const updateArchive: Feature<'updateArchive'> = async ({ db, now }, { userId }, { archive_id, base_version, ...profile }) => {
  const row = await liveRowOf(db, userId, archive_id, now())
  if (row.version !== base_version) throw new Fail('archiveStale', { archive: archiveOf(row) })
  return changeRow(db, row, { ...profileColumnsOf(profile), version: row.version + 1 }, now())
}
