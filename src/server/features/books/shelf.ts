import type { Feature } from '../../http/handle.ts'
import { unlockedOf } from './archive.ts'
import { writingOf } from './prose/writing.ts'
import { openStatusOf } from './status.ts'
import { versionsOf } from './versions.ts'

/** How every unlocked book of the user's archives stands, by the order in which those were made. */
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
  const [versions, writing] = [await versionsOf(db, userId), await writingOf(db, userId)]
  return {
    books: archives.flatMap((archive) => unlockedOf(archive).map((productId) => openStatusOf(archive, productId, versions, writing))),
  }
}
