import type { Feature } from '../../http/handle.ts'
import { AppError } from '../../http/app-error.ts'
import { archiveOf, changeRow, rowOf } from './rows.ts'

/**
 * Removes an archive; it can be brought back for 30 days. Removing it again changes nothing. Throws `notFound`, and `archiveStale`
 * with the current archive when it was edited after the version that was looked at.
 */
export const removeArchive: Feature<'removeArchive'> = async ({ db, now }, { userId }, { archive_id, base_version }) => {
  const row = await rowOf(db, userId, archive_id, now())
  if (row === undefined) throw new AppError('notFound')
  if (row.removed_at !== null) return { archive_id }
  if (base_version !== undefined && row.version !== base_version) throw new AppError('archiveStale', { archive: archiveOf(row) })
  await changeRow(db, row, { removed_at: now() }, now())
  return { archive_id }
}
