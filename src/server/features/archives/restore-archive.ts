import type { Feature } from '../../http/handle.ts'
import { AppError } from '../../http/app-error.ts'
import { checkArchiveCapacity } from './capacity.ts'
import { archiveOf, changeRow, hasOwnArchive, rowOf } from './rows.ts'

/**
 * Brings a removed archive back as it was. Another may have become the user's own in the meantime;
 * then this one is not any more. Throws `notFound`, `archiveLimit`.
 */
export const restoreArchive: Feature<'restoreArchive'> = async ({ db, now }, { userId }, { archive_id }) => {
  const row = await rowOf(db, userId, archive_id, now())
  if (row === undefined) throw new AppError('notFound')
  if (row.removed_at === null) return archiveOf(row)
  await checkArchiveCapacity(db, userId, 'restore')
  const type = row.type === 0 && (await hasOwnArchive(db, userId)) ? 1 : row.type
  return changeRow(db, row, { removed_at: null, type }, now())
}
