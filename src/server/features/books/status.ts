import type { BookStatus } from '#contract/book.ts'
import type { Grant } from '#contract/product.ts'
import { TEXTS } from '#readings/book/texts.ts'
import type { ArchivesTable } from '../../db/schema.ts'
import type { Deps } from '../../deps/deps.ts'
import type { Feature } from '../../http/handle.ts'
import { archiveOf, birthTextOf, isUnlocked } from './archive.ts'
import { writingOf, type Writing } from './prose/writing.ts'
import { isOf, versionOf, versionsOf, type Told } from './versions.ts'

/** What a user is given of a book without paying; nothing where it has to be bought. The shop knows. */
export type FreeGrants = (
  deps: Pick<Deps, 'db' | 'env'>,
  userId: string,
  book: { readonly productId: string; readonly archiveId: string },
  now: number,
) => Promise<readonly Grant[]>

/** How an unlocked book stands, by all versions of the user's books. */
export function openStatusOf(archive: ArchivesTable, product_id: string, told: readonly Told[], writing: Writing): BookStatus {
  const versions = told.filter(isOf(archive, product_id))
  const [newest] = versions
  return {
    archive_id: archive.archive_id,
    product_id,
    is_unlocked: true,
    is_free: false,
    version: newest?.version ?? 0,
    is_stale: newest !== undefined && newest.birth !== birthTextOf(archive),
    is_updatable: newest !== undefined && newest.texts < TEXTS,
    versions: versions.map(versionOf),
    writing: writing(archive.archive_id, product_id),
  }
}

const lockedStatusOf = ({ archive_id }: ArchivesTable, product_id: string, is_free: boolean): BookStatus => ({
  archive_id,
  product_id,
  is_unlocked: false,
  is_free,
  version: 0,
  is_stale: false,
  is_updatable: false,
  versions: [],
})

async function statusOf(deps: Deps, userId: string, archiveId: string, productId: string, freeGrants: FreeGrants): Promise<BookStatus> {
  const archive = await archiveOf(deps.db, userId, archiveId)
  if (isUnlocked(archive, productId))
    return openStatusOf(archive, productId, await versionsOf(deps.db, userId), await writingOf(deps.db, userId))
  return lockedStatusOf(archive, productId, (await freeGrants(deps, userId, { productId, archiveId }, deps.now())).length > 0)
}

/** How a fate book stands. Throws `notFound`. */
export const fateBookStatusOf =
  (freeGrants: FreeGrants): Feature<'fateBookStatus'> =>
  (deps, { userId }, { archive_id }) =>
    statusOf(deps, userId, archive_id, 'fatebook', freeGrants)

/** How an Annual Book stands. Throws `notFound`. */
export const annualStatusOf =
  (freeGrants: FreeGrants): Feature<'annualStatus'> =>
  (deps, { userId }, { archive_id, year }) =>
    statusOf(deps, userId, archive_id, `annual:${year}`, freeGrants)
