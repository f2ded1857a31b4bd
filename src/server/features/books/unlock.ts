import { AppError } from '../../http/app-error.ts'
import type { Feature } from '../../http/handle.ts'
import { give } from '../../ledger/grants.ts'
import { archiveOf, isUnlocked } from './archive.ts'
import { writingOf } from './prose/writing.ts'
import { openStatusOf, type FreeGrants } from './status.ts'
import { versionsOf } from './versions.ts'

/** Unlocks a book that costs nothing now. Throws `notFound`, `alreadyUnlocked`, and `bookNotFree` where it has to be bought. */
export const bookUnlockOf =
  (freeGrants: FreeGrants): Feature<'bookUnlock'> =>
  async (deps, { userId }, { archive_id, product_id }) => {
    const { db } = deps
    const now = deps.now()
    const archive = await archiveOf(db, userId, archive_id)
    if (isUnlocked(archive, product_id)) throw new AppError('alreadyUnlocked')
    const grants = await freeGrants(deps, userId, { productId: product_id, archiveId: archive_id }, now)
    if (grants.length === 0) throw new AppError('bookNotFree')
    await give(db, grants, { userId, reason: 'free', refId: '', now })
    return openStatusOf(archive, product_id, await versionsOf(db, userId), await writingOf(db, userId))
  }
