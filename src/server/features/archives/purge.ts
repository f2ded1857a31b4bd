import { runInTransaction } from '../../db/in-transaction.ts'
import { enqueueJob } from '../../db/jobs.ts'
import { computeRestoreCutoff } from '../../db/restorable.ts'
import type { Deps } from '../../deps/deps.ts'

/** Deletes the rows of archives removed more than 30 days ago, and enqueues jobs that delete the files of their images and podcasts. */
export async function purgeRemovedArchives({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const since = computeRestoreCutoff(now())
  await runInTransaction(db, async (within) => {
    const pictures = await within
      .selectFrom('images')
      .innerJoin('archives', (join) =>
        join.onRef('archives.user_id', '=', 'images.user_id').onRef('archives.archive_id', '=', 'images.archive_id'),
      )
      .select(['images.user_id', 'images.image_id as id'])
      .where('archives.removed_at', '<=', since)
      .execute()
    const archives = await within
      .deleteFrom('archives')
      .where('removed_at', '<=', since)
      .returning(['user_id', 'archive_id as id'])
      .execute()
    for (const { user_id, id } of [...pictures, ...archives]) {
      await enqueueJob(within, { kind: 'discard', payload: { owner: `${user_id}/${id}` }, userId: user_id }, now())
    }
  })
}
