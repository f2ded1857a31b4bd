import { AppError } from '../../http/app-error.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import { getBookArchive, isBookUnlocked } from './archive.ts'
import { createProseProgressLookup } from './prose/writing.ts'
import { toUnlockedBookStatus } from './status.ts'
import { makeVersion, listBookVersions } from './versions.ts'

/** Creates a new version if the built-in texts have changed, and returns the book's status. Throws `notFound`, `archiveLocked`. */
export const bookUpgrade: EndpointHandler<'bookUpgrade'> = async ({ db, now, model }, { userId }, { archive_id, product_id }) => {
  const archive = await getBookArchive(db, userId, archive_id)
  if (!isBookUnlocked(archive, product_id)) throw new AppError('archiveLocked')
  const statusOf = async () =>
    toUnlockedBookStatus(archive, product_id, await listBookVersions(db, userId), await createProseProgressLookup(db, userId))
  const status = await statusOf()
  if (!status.is_updatable) return status
  await makeVersion(db, archive, product_id, { reason: 'texts', now: now(), isWritten: model !== undefined })
  return statusOf()
}
