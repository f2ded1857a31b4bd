import type { Feature } from '../../http/handle.ts'
import { parseUnlockedBooks } from './archive.ts'
import { readWritingProgress } from './prose/writing.ts'
import { toOpenStatus } from './status.ts'
import { listBookVersions } from './versions.ts'

/** Returns the status of every unlocked book, in order of the archives' creation. */
export const shelf: Feature<'shelf'> = async ({ db }, { userId }) => {
  const archives = await db
    .selectFrom('archives')
    .selectAll()
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .where('books', '!=', '[]')
    .orderBy('created_at')
    .orderBy('archive_id')
    .execute()
  const [versions, writing] = [await listBookVersions(db, userId), await readWritingProgress(db, userId)]
  return {
    books: archives.flatMap((archive) =>
      parseUnlockedBooks(archive).map((productId) => toOpenStatus(archive, productId, versions, writing)),
    ),
  }
}
