import type { EndpointHandler } from '../../http/handle.ts'
import { parseUnlockedBooks } from './archive.ts'
import { createProseProgressLookup } from './prose/writing.ts'
import { toUnlockedBookStatus } from './status.ts'
import { listBookVersions } from './versions.ts'

/** Returns the status of every unlocked book, in order of the archives' creation. */
export const shelf: EndpointHandler<'shelf'> = async ({ db }, { userId }) => {
  const archives = await db
    .selectFrom('archives')
    .selectAll()
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .where('books', '!=', '[]')
    .orderBy('created_at')
    .orderBy('archive_id')
    .execute()
  const [versions, writing] = [await listBookVersions(db, userId), await createProseProgressLookup(db, userId)]
  return {
    books: archives.flatMap((archive) =>
      parseUnlockedBooks(archive).map((productId) => toUnlockedBookStatus(archive, productId, versions, writing)),
    ),
  }
}
