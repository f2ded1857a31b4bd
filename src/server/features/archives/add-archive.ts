import type { Feature } from '../../http/handle.ts'
import { AppError } from '../../http/app-error.ts'
import { computeBookColumns } from '../../ledger/unlocks.ts'
import { checkArchiveCapacity } from './capacity.ts'
import { toArchive, hasOwnArchive, toProfileColumns, findArchiveRow, type ArchiveDbRow } from './rows.ts'

type ProfileColumns = ReturnType<typeof toProfileColumns> & Pick<ArchiveDbRow, 'told_within'>

/** Sending the same archive again without an idempotency key is neither a duplicate nor an error. */
function isSame(row: ArchiveDbRow, columns: ProfileColumns): boolean {
  return row.removed_at === null && (Object.keys(columns) as (keyof ProfileColumns)[]).every((name) => row[name] === columns[name])
}

/** Adds an archive under the id that its device created. The first one is the user's own. Throws `archiveExists`, `archiveLimit`. */
export const addArchive: Feature<'addArchive'> = async ({ db, now: clock }, { userId }, { archive_id, ...profile }) => {
  const now = clock()
  const columns = { ...toProfileColumns(profile), told_within: profile.told_within }
  const known = await findArchiveRow(db, userId, archive_id, now)
  if (known !== undefined) {
    if (isSame(known, columns)) return toArchive(known)
    throw new AppError('archiveExists')
  }
  await checkArchiveCapacity(db, userId)
  // A removed row with this id may still wait for its purge.
  await db.deleteFrom('archives').where('user_id', '=', userId).where('archive_id', '=', archive_id).execute()
  const row = await db
    .insertInto('archives')
    .values({
      user_id: userId,
      archive_id,
      ...columns,
      type: (await hasOwnArchive(db, userId)) ? 1 : 0,
      // Purchases for this id survive the deletion of its archive.
      ...(await computeBookColumns(db, userId, archive_id)),
      edits_unlocked: 0,
      avatar_id: null,
      version: 1,
      pinned_at: null,
      created_at: now,
      updated_at: now,
      removed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toArchive(row)
}
