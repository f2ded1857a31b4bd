import type { Db } from '../../db/open.ts'
import type { Feature } from '../../http/handle.ts'
import { Fail } from '../../http/fail.ts'
import { hasUnlockedBook } from '../../ledger/unlocks.ts'
import { archiveOf, changeRow, liveRowOf, profileColumnsOf, type Row } from './rows.ts'

/** How often an archive may be edited once a book of it is unlocked (product spec §3). */
const EDITS_UNLOCKED = 1

/** What is no edit of the person: by which school the chart is cast is a way of reading it. */
const SCHOOL: ReadonlySet<string> = new Set(['solar_time', 'zi', 'year_ganzhi', 'month_ganzhi', 'day_ganzhi', 'hour_ganzhi'])

/** How many edits are counted after this one. Throws `archiveEditSpent`. */
async function editsAfter(db: Db, row: Row, columns: Partial<Row>): Promise<number> {
  const isEdit = Object.entries(columns).some(([name, value]) => !SCHOOL.has(name) && row[name as keyof Row] !== value)
  if (!isEdit || !(await hasUnlockedBook(db, row.user_id, row.archive_id))) return row.edits_unlocked
  if (row.edits_unlocked >= EDITS_UNLOCKED) throw new Fail('archiveEditSpent')
  return row.edits_unlocked + 1
}

/**
 * Applies an edit to the version it was made on. Throws `archiveStale` with the current archive,
 * `archiveEditSpent` for the second edit with an unlocked book, `notFound`.
 */
export const updateArchive: Feature<'updateArchive'> = async ({ db, now }, { userId }, { archive_id, base_version, ...profile }) => {
  const row = await liveRowOf(db, userId, archive_id, now())
  if (row.version !== base_version) throw new Fail('archiveStale', { archive: archiveOf(row) })
  const columns = profileColumnsOf(profile)
  const edits_unlocked = await editsAfter(db, row, columns)
  return changeRow(db, row, { ...columns, edits_unlocked, version: row.version + 1 }, now())
}
