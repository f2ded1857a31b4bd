import { isToldOtherwise, withinAfter } from '#contract/archive-edit.ts'
import { schoolIn } from '../../db/school-in.ts'
import type { Feature } from '../../http/handle.ts'
import { AppError } from '../../http/app-error.ts'
import { archiveOf, changeRow, editsLeftOf, liveRowOf, profileColumnsOf, type Row } from './rows.ts'

/** How many edits are counted after this one. Throws `archiveEditSpent`. */
function editsAfter(row: Row, columns: ReturnType<typeof profileColumnsOf>): number {
  const left = editsLeftOf(row)
  if (left === null || !isToldOtherwise(row, columns)) return row.edits_unlocked
  if (left === 0) throw new AppError('archiveEditSpent')
  return row.edits_unlocked + 1
}

/**
 * Applies an edit to the version it was made on. Throws `archiveStale` with the current archive,
 * `archiveEditSpent` for the second edit with an unlocked book, `notFound`.
 */
export const updateArchive: Feature<'updateArchive'> = async ({ db, now }, { userId }, { archive_id, base_version, ...told }) => {
  const row = await liveRowOf(db, userId, archive_id, now())
  if (row.version !== base_version) throw new AppError('archiveStale', { archive: archiveOf(row) })
  const { school = schoolIn(row) } = told
  const columns = profileColumnsOf({ ...told, school })
  const { told_within = withinAfter(row, columns) } = told
  const edits_unlocked = editsAfter(row, columns)
  return changeRow(db, row, { ...columns, told_within, edits_unlocked, version: row.version + 1 }, now())
}
