import type { EndpointHandler } from '../../http/handle.ts'
import { AppError } from '../../http/app-error.ts'
import { computeBookColumns } from '../../ledger/unlocks.ts'
import { checkArchiveCapacity } from './capacity.ts'
import { toArchive, hasOwnArchive, toProfileColumns, findArchiveRow, type ArchiveDbRow } from './rows.ts'

type ProfileColumns = ReturnType<typeof toProfileColumns> & Pick<ArchiveDbRow, 'told_within'>

/** Whether the stored archive equals the sent one: a repeated request without an idempotency key then succeeds without a change. */
function isSame(row: ArchiveDbRow, columns: ProfileColumns): boolean {
  return row.removed_at === null && (Object.keys(columns) as (keyof ProfileColumns)[]).every((name) => row[name] === columns[name])
}

/**
 * Adds an archive under an id created by the device. The first archive is the user's own (type 0). Throws `archiveExists`,
 * `archiveLimit`.
 */
export const addArchive: EndpointHandler<'addArchive'> = async ({ db, now: clock }, { userId }, { archive_id, ...profile }) => {
  const now = clock()
  const columns = { ...toProfileColumns(profile), told_within: profile.told_within }
  const known = await findArchiveRow(db, userId, archive_id, now)
  if (known !== undefined) {
    if (isSame(known, columns)) return toArchive(known)
    throw new AppError('archiveExists')
  }
  await checkArchiveCapacity(db, userId)
  // Deletes a removed archive with the same id that is no longer restorable but not purged yet.
  await db.deleteFrom('archives').where('user_id', '=', userId).where('archive_id', '=', archive_id).execute()
  const row = await db
    .insertInto('archives')
    .values({
      user_id: userId,
      archive_id,
      ...columns,
      type: (await hasOwnArchive(db, userId)) ? 1 : 0,
      // Unlocked books belong to the id and remain after the archive's deletion, so they are set again.
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
