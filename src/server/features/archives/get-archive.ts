import { compareByListOrder, type Archive, type RemovedArchive } from '#contract/archive.ts'
import { prepareQuery } from '../../db/prepared.ts'
import { computeRestoreCutoff } from '../../db/restorable.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import { toArchive } from './rows.ts'

const allOf = prepareQuery((db) => db.selectFrom('archives').selectAll().where('user_id', '=', ''))

/** Returns the user's archives in list order, and id, name and removal time of those that can be restored, latest removal first. */
export const getArchive: EndpointHandler<'getArchive'> = async ({ db, now }, { userId }) => {
  const since = computeRestoreCutoff(now())
  const archives: Archive[] = []
  const removed: RemovedArchive[] = []
  for (const row of await allOf(db, userId)) {
    const { archive_id, user_name, removed_at } = row
    if (removed_at === null) archives.push(toArchive(row))
    else if (removed_at > since) removed.push({ archive_id, user_name, removed_at })
  }
  return { archives: archives.toSorted(compareByListOrder), removed: removed.toSorted((a, b) => b.removed_at - a.removed_at) }
}
