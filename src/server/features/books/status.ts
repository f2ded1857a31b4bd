import type { BookStatus } from '#contract/book.ts'
import type { Grant } from '#contract/product.ts'
import { TEXTS_VERSION } from '#readings/book/texts-version.ts'
import type { ArchivesTable } from '../../db/schema.ts'
import type { Deps } from '../../deps/deps.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import { getBookArchive, serializeBirth, isBookUnlocked } from './archive.ts'
import { createProseProgressLookup, type ProseProgressLookup } from './prose/writing.ts'
import { createVersionFilter, versionOf, listBookVersions, type BookVersionRow } from './versions.ts'

/** Returns the grants that unlock a book free of charge for the user; empty if the book must be bought. Implemented by the shop. */
export type FreeGrantsLookup = (
  deps: Pick<Deps, 'db' | 'env'>,
  userId: string,
  book: { readonly productId: string; readonly archiveId: string },
  now: number,
) => Promise<readonly Grant[]>

/** Returns the status of an unlocked book. `rows`: versions of all books of the user, latest first. */
export function toUnlockedBookStatus(
  archive: ArchivesTable,
  product_id: string,
  rows: readonly BookVersionRow[],
  writing: ProseProgressLookup,
): BookStatus {
  const versions = rows.filter(createVersionFilter(archive, product_id))
  const [newest] = versions
  return {
    archive_id: archive.archive_id,
    product_id,
    is_unlocked: true,
    is_free: false,
    version: newest?.version ?? 0,
    is_stale: newest !== undefined && newest.birth !== serializeBirth(archive),
    is_updatable: newest !== undefined && newest.texts < TEXTS_VERSION,
    versions: versions.map(versionOf),
    writing: writing(archive.archive_id, product_id),
  }
}

const toLockedStatus = ({ archive_id }: ArchivesTable, product_id: string, is_free: boolean): BookStatus => ({
  archive_id,
  product_id,
  is_unlocked: false,
  is_free,
  version: 0,
  is_stale: false,
  is_updatable: false,
  versions: [],
})

async function statusOf(
  deps: Deps,
  userId: string,
  archiveId: string,
  productId: string,
  freeGrants: FreeGrantsLookup,
): Promise<BookStatus> {
  const archive = await getBookArchive(deps.db, userId, archiveId)
  if (isBookUnlocked(archive, productId))
    return toUnlockedBookStatus(
      archive,
      productId,
      await listBookVersions(deps.db, userId),
      await createProseProgressLookup(deps.db, userId),
    )
  return toLockedStatus(archive, productId, (await freeGrants(deps, userId, { productId, archiveId }, deps.now())).length > 0)
}

/** Returns a fate book's status. Throws `notFound`. */
export const createFateStatusHandler =
  (freeGrants: FreeGrantsLookup): EndpointHandler<'fateBookStatus'> =>
  (deps, { userId }, { archive_id }) =>
    statusOf(deps, userId, archive_id, 'fatebook', freeGrants)

/** Returns an Annual Book's status. Throws `notFound`. */
export const createAnnualStatusHandler =
  (freeGrants: FreeGrantsLookup): EndpointHandler<'annualStatus'> =>
  (deps, { userId }, { archive_id, year }) =>
    statusOf(deps, userId, archive_id, `annual:${year}`, freeGrants)
