import type { EndpointHandler } from '../../http/handle.ts'
import { AppError } from '../../http/app-error.ts'
import { checkArchiveCapacity } from './capacity.ts'
import { toArchive, updateArchiveRow, hasOwnArchive, findArchiveRow } from './rows.ts'

/** Restores a removed archive; it is no longer the user's own (type 0) if another one is now. Throws `notFound`, `archiveLimit`. */
export const restoreArchive: EndpointHandler<'restoreArchive'> = async ({ db, now }, { userId }, { archive_id }) => {
  const row = await findArchiveRow(db, userId, archive_id, now())
  if (row === undefined) throw new AppError('notFound')
  if (row.removed_at === null) return toArchive(row)
  await checkArchiveCapacity(db, userId, 'restore')
  const type = row.type === 0 && (await hasOwnArchive(db, userId)) ? 1 : row.type
  return updateArchiveRow(db, row, { removed_at: null, type }, now())
}
