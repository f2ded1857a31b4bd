import { restorableSince } from '../../db/restorable.ts'
import type { Deps } from '../../deps/deps.ts'

/** Deletes for good what was removed more than 30 days ago, with the files of its pictures. */
export async function purgeRemovedArchives({ db, blobs, now }: Pick<Deps, 'db' | 'blobs' | 'now'>): Promise<void> {
  const since = restorableSince(now())
  const pictures = await db
    .selectFrom('images')
    .innerJoin('archives', (join) =>
      join.onRef('archives.user_id', '=', 'images.user_id').onRef('archives.archive_id', '=', 'images.archive_id'),
    )
    .select(['images.user_id', 'images.image_id'])
    .where('archives.removed_at', '<=', since)
    .execute()
  await db.deleteFrom('archives').where('removed_at', '<=', since).execute()
  // None of them can be brought back. What cannot be deleted now, the sweep deletes.
  for (const { user_id, image_id } of pictures) await blobs.removeAll(`${user_id}/${image_id}`)
}
