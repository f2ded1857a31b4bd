import type { Product } from '#contract/catalogue.ts'
import type { ProductFeature } from '#contract/openings.ts'
import type { Grant } from '#contract/product.ts'
import type { Obstacle } from '#contract/shop.ts'
import type { Deps } from '../../deps/deps.ts'
import { AppError, invalidFields } from '../../http/app-error.ts'
import { codesOfObstacles } from '../../http/refusals.ts'
import { readBuyer } from './buyer.ts'
import { listAwaited } from './on-sale.ts'
import { computeGrants, findObstacle, computePrice } from './terms.ts'

/** Terms of an order or a redemption. */
export interface PurchaseTerms {
  readonly product_id: string
  /** Archive that the product is for; empty for a product without an archive. */
  readonly archive_id: string
  /** Price in US cents. */
  readonly cents: number
  readonly gives: readonly Grant[]
}

interface Choice {
  readonly product: Product | undefined
  readonly archiveId: string | undefined
}

/** Computes the purchase terms for a user, and the obstacle if there is one. Throws 422, `notFound`, `notForSale`. */
export async function computeTerms(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  userId: string,
  { product, archiveId }: Choice,
  now: number,
): Promise<{ readonly wanted: PurchaseTerms; readonly obstacle: Obstacle | null; readonly awaits: readonly ProductFeature[] }> {
  if (product === undefined) throw new AppError('notForSale')
  const { product_id, needs_archive } = product
  if (needs_archive && archiveId === undefined) throw invalidFields({ field: 'archive_id', rule: 'required' })
  // Also checks an archive that the product does not need, so that another user's is always refused.
  const buyer = await readBuyer(db, userId, archiveId, now)
  const wanted = {
    product_id,
    archive_id: needs_archive ? archiveId! : '',
    cents: computePrice(product, buyer).cents,
    gives: computeGrants(product, buyer),
  }
  const awaits = listAwaited(product, env)
  return { wanted, obstacle: findObstacle(product, buyer, awaits), awaits }
}

/**
 * Computes the purchase terms, and throws if there is an obstacle: as `computeTerms`, or `archiveLocked`, `alreadyUnlocked`,
 * `notOnSaleYet`.
 */
export async function requireTerms(deps: Pick<Deps, 'db' | 'env'>, userId: string, choice: Choice, now: number): Promise<PurchaseTerms> {
  const { wanted, obstacle, awaits } = await computeTerms(deps, userId, choice, now)
  if (obstacle !== null) throw new AppError(codesOfObstacles[obstacle], obstacle === 'notYet' ? { awaits } : null)
  return wanted
}
