import { isCountedEdit, computePrecisionAfterEdit } from '#contract/archive-edit.ts'
import { parseSchool } from '../../db/parse-school.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import { AppError } from '../../http/app-error.ts'
import { toArchive, updateArchiveRow, editsLeftOf, getLiveArchiveRow, toProfileColumns, type ArchiveDbRow } from './rows.ts'

/**
 * Returns the number of edits counted after this one; only changes of birth data with an unlocked book count. Throws
 * `archiveEditSpent`.
 */
function editsAfter(row: ArchiveDbRow, columns: ReturnType<typeof toProfileColumns>): number {
  const left = editsLeftOf(row)
  if (left === null || !isCountedEdit(row, columns)) return row.edits_unlocked
  if (left === 0) throw new AppError('archiveEditSpent')
  return row.edits_unlocked + 1
}

/** Edits an archive if `base_version` is current. Throws `archiveStale` with the current archive, `archiveEditSpent`, `notFound`. */
export const updateArchive: EndpointHandler<'updateArchive'> = async ({ db, now }, { userId }, { archive_id, base_version, ...edit }) => {
  const row = await getLiveArchiveRow(db, userId, archive_id, now())
  if (row.version !== base_version) throw new AppError('archiveStale', { archive: toArchive(row) })
  const { school = parseSchool(row) } = edit
  const columns = toProfileColumns({ ...edit, school })
  const { told_within = computePrecisionAfterEdit(row, columns) } = edit
  const edits_unlocked = editsAfter(row, columns)
  return updateArchiveRow(db, row, { ...columns, told_within, edits_unlocked, version: row.version + 1 }, now())
}
