import type { EndpointHandler } from '../../http/handle.ts'
import { AppError } from '../../http/app-error.ts'
import { toArchive, updateArchiveRow, findArchiveRow } from './rows.ts'

/** Removes an archive; it can be restored for 30 days. Idempotent. Throws `notFound`, or `archiveStale` if `base_version` is outdated. */
export const removeArchive: EndpointHandler<'removeArchive'> = async ({ db, now }, { userId }, { archive_id, base_version }) => {
  const row = await findArchiveRow(db, userId, archive_id, now())
  if (row === undefined) throw new AppError('notFound')
  if (row.removed_at !== null) return { archive_id }
  if (base_version !== undefined && row.version !== base_version) throw new AppError('archiveStale', { archive: toArchive(row) })
  await updateArchiveRow(db, row, { removed_at: now() }, now())
  return { archive_id }
}
