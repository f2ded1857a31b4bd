import type { Product } from '#contract/catalogue.ts'
import type { Opening } from '#contract/openings.ts'
import type { Grant } from '#contract/product.ts'
import type { Obstacle } from '#contract/shop.ts'
import type { Deps } from '../../deps/deps.ts'
import { AppError, invalidFields } from '../../http/app-error.ts'
import { ofObstacles } from '../../http/refusals.ts'
import { buyerOf } from './buyer.ts'
import { awaitedOf } from './on-sale.ts'
import { givesOf, obstacleOf, priceOf } from './terms.ts'

/** What is to be ordered or redeemed. */
export interface Wanted {
  readonly product_id: string
  /** '' for what is no archive's. */
  readonly archive_id: string
  /** US cents. */
  readonly cents: number
  readonly gives: readonly Grant[]
}

interface Choice {
  readonly product: Product | undefined
  readonly archiveId: string | undefined
}

/** What a user wants, and what stands in its way. Throws 422, `notFound`, `notForSale`. */
export async function lookedAt(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  userId: string,
  { product, archiveId }: Choice,
  now: number,
): Promise<{ readonly wanted: Wanted; readonly obstacle: Obstacle | null; readonly awaits: readonly Opening[] }> {
  if (product === undefined) throw new AppError('notForSale')
  const { product_id, needs_archive } = product
  if (needs_archive && archiveId === undefined) throw invalidFields({ field: 'archive_id', rule: 'required' })
  // An archive that is named is looked at even where none is needed: another's is no less another's.
  const buyer = await buyerOf(db, userId, archiveId, now)
  const wanted = {
    product_id,
    archive_id: needs_archive ? archiveId! : '',
    cents: priceOf(product, buyer).cents,
    gives: givesOf(product, buyer),
  }
  const awaits = awaitedOf(product, env)
  return { wanted, obstacle: obstacleOf(product, buyer, awaits), awaits }
}

/** The same of what can be had now. Throws `archiveLocked`, `alreadyUnlocked`, `notOnSaleYet` as well. */
export async function wantedOf(deps: Pick<Deps, 'db' | 'env'>, userId: string, choice: Choice, now: number): Promise<Wanted> {
  const { wanted, obstacle, awaits } = await lookedAt(deps, userId, choice, now)
  if (obstacle !== null) throw new AppError(ofObstacles[obstacle], obstacle === 'notYet' ? { awaits } : null)
  return wanted
}
