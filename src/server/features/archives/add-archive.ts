import type { Feature } from '../../http/handle.ts'
import { AppError } from '../../http/app-error.ts'
import { bookColumnsOf } from '../../ledger/unlocks.ts'
import { checkArchiveCapacity } from './capacity.ts'
import { archiveOf, hasOwnArchive, profileColumnsOf, rowOf, type Row } from './rows.ts'

type ProfileColumns = ReturnType<typeof profileColumnsOf> & Pick<Row, 'told_within'>

/** The same archive sent again without its key is no second one and no error. */
function isSame(row: Row, columns: ProfileColumns): boolean {
  return row.removed_at === null && (Object.keys(columns) as (keyof ProfileColumns)[]).every((name) => row[name] === columns[name])
}

/** Adds an archive under the id its device made. The first is the user's own. Throws `archiveExists`, `archiveLimit`. */
export const addArchive: Feature<'addArchive'> = async ({ db, now: clock }, { userId }, { archive_id, ...profile }) => {
  const now = clock()
  const columns = { ...profileColumnsOf(profile), told_within: profile.told_within }
  const known = await rowOf(db, userId, archive_id, now)
  if (known !== undefined) {
    if (isSame(known, columns)) return archiveOf(known)
    throw new AppError('archiveExists')
  }
  await checkArchiveCapacity(db, userId)
  // A row of this id that is past its 30 days and not yet purged is in the way.
  await db.deleteFrom('archives').where('user_id', '=', userId).where('archive_id', '=', archive_id).execute()
  const row = await db
    .insertInto('archives')
    .values({
      user_id: userId,
      archive_id,
      ...columns,
      type: (await hasOwnArchive(db, userId)) ? 1 : 0,
      // What was bought for this id before it was removed for good is bought still.
      ...(await bookColumnsOf(db, userId, archive_id)),
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
  return archiveOf(row)
}
