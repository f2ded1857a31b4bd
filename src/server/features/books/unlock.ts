import { AppError } from '../../http/app-error.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import { applyGrants } from '../../ledger/grants.ts'
import { getBookArchive, isBookUnlocked } from './archive.ts'
import { createProseProgressLookup } from './prose/writing.ts'
import { toUnlockedBookStatus, type FreeGrantsLookup } from './status.ts'
import { listBookVersions } from './versions.ts'

/** Unlocks a book that is free for the user. Throws `notFound`, `alreadyUnlocked`, and `bookNotFree` if the book must be bought. */
export const createBookUnlockHandler =
  (freeGrants: FreeGrantsLookup): EndpointHandler<'bookUnlock'> =>
  async (deps, { userId }, { archive_id, product_id }) => {
    const { db } = deps
    const now = deps.now()
    const archive = await getBookArchive(db, userId, archive_id)
    if (isBookUnlocked(archive, product_id)) throw new AppError('alreadyUnlocked')
    const grants = await freeGrants(deps, userId, { productId: product_id, archiveId: archive_id }, now)
    if (grants.length === 0) throw new AppError('bookNotFree')
    await applyGrants(db, grants, { userId, reason: 'free', refId: '', now })
    return toUnlockedBookStatus(archive, product_id, await listBookVersions(db, userId), await createProseProgressLookup(db, userId))
  }
