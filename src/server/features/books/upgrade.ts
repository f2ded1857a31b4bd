import { AppError } from '../../http/app-error.ts'
import type { Feature } from '../../http/handle.ts'
import { archiveOf, isUnlocked } from './archive.ts'
import { writingOf } from './prose/writing.ts'
import { openStatusOf } from './status.ts'
import { makeVersion, versionsOf } from './versions.ts'

/** Brings a book to the texts of now; the one before stays beside it. Throws `notFound`, `archiveLocked`. */
export const bookUpgrade: Feature<'bookUpgrade'> = async ({ db, now, model }, { userId }, { archive_id, product_id }) => {
  const archive = await archiveOf(db, userId, archive_id)
  if (!isUnlocked(archive, product_id)) throw new AppError('archiveLocked')
  const statusOf = async () => openStatusOf(archive, product_id, await versionsOf(db, userId), await writingOf(db, userId))
  const status = await statusOf()
  if (!status.is_updatable) return status
  await makeVersion(db, archive, product_id, { reason: 'texts', now: now(), isWritten: model !== undefined })
  return statusOf()
}
