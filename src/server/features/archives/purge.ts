import { restorableSince } from '../../db/restorable.ts'
import type { Deps } from '../../deps/deps.ts'

/** Deletes for good what was removed more than 30 days ago. */
export async function purgeRemovedArchives({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('archives').where('removed_at', '<=', restorableSince(now())).execute()
}
