import type { Feature } from '../../http/handle.ts'
import { Fail } from '../../http/fail.ts'
import { changeRow, rowOf } from './rows.ts'

/** Removes an archive; it can be brought back for 30 days. Removing it again changes nothing. Throws `notFound`. */
export const removeArchive: Feature<'removeArchive'> = async ({ db, now }, { userId }, { archive_id }) => {
  const row = await rowOf(db, userId, archive_id, now())
  if (row === undefined) throw new Fail('notFound')
  if (row.removed_at === null) await changeRow(db, row, { removed_at: now() }, now())
  return { archive_id }
}
