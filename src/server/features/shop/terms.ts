import { type Product, HALF_BOOK_CENTS, OFFERS, MEMBERSHIP_UPGRADE, type Offer } from '#contract/catalogue.ts'
import type { ProductFeature } from '#contract/openings.ts'
import { type Grant, annualYearOf } from '#contract/product.ts'
import type { PurchaseObstacle, CatalogueProduct } from '#contract/shop.ts'
import type { Deps } from '../../deps/deps.ts'
import { AppError, createInvalidFieldsError } from '../../http/app-error.ts'
import { codeByObstacle } from '../../http/refusals.ts'
import { readBuyer, hasOwnBook, type Buyer } from './buyer.ts'
import { listAwaitedFeatures, findSaleYear, findProduct } from './on-sale.ts'

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
): Promise<{ readonly wanted: PurchaseTerms; readonly obstacle: PurchaseObstacle | null; readonly awaits: readonly ProductFeature[] }> {
  if (product === undefined) throw new AppError('notForSale')
  const { product_id, needs_archive } = product
  if (needs_archive && archiveId === undefined) throw createInvalidFieldsError({ field: 'archive_id', rule: 'required' })
  // Also checks an archive that the product does not need, so that another user's is always refused.
  const buyer = await readBuyer(db, userId, archiveId, now)
  const wanted = {
    product_id,
    archive_id: needs_archive ? archiveId! : '',
    cents: computePrice(product, buyer).cents,
    gives: computeGrants(product, buyer),
  }
  const awaits = listAwaitedFeatures(product, env)
  return { wanted, obstacle: findObstacle(product, buyer, awaits), awaits }
}

/**
 * Computes the purchase terms, and throws if there is an obstacle: as `computeTerms`, or `archiveLocked`, `alreadyUnlocked`,
 * `notOnSaleYet`.
 */
export async function requireTerms(deps: Pick<Deps, 'db' | 'env'>, userId: string, choice: Choice, now: number): Promise<PurchaseTerms> {
  const { wanted, obstacle, awaits } = await computeTerms(deps, userId, choice, now)
  if (obstacle !== null) throw new AppError(codeByObstacle[obstacle], obstacle === 'notYet' ? { awaits } : null)
  return wanted
}

type Price = Pick<CatalogueProduct, 'cents' | 'price_reason' | 'offer_id'>

function usualPriceOf({ product_id, cents }: Product, buyer: Buyer): Price {
  const { membership, ownId, chosenId } = buyer
  if (product_id === 'vip_year' && hasOwnBook(buyer)) return { cents: MEMBERSHIP_UPGRADE.cents, price_reason: 'upgrade', offer_id: null }
  if (product_id === 'fatebook' && membership.is_big_member && chosenId !== ownId)
    return { cents: HALF_BOOK_CENTS, price_reason: 'half', offer_id: null }
  return { cents, price_reason: 'plain', offer_id: null }
}

const isRunning = ({ starts_at, ends_at }: Offer, now: number): boolean => starts_at <= now && now < ends_at

/** Computes the current price: the buyer's usual one, or that of a running offer if it is lower. */
export function computePrice(product: Product, buyer: Buyer, offers: readonly Offer[] = OFFERS): Price {
  const usual = usualPriceOf(product, buyer)
  const [best] = offers
    .filter((offer) => offer.product_id === product.product_id && isRunning(offer, buyer.now))
    .filter(
      ({ own_archive, cents }) => cents < usual.cents && (!own_archive || (buyer.chosenId !== undefined && buyer.chosenId === buyer.ownId)),
    )
    .toSorted((a, b) => a.cents - b.cents)
  return best === undefined ? usual : { cents: best.cents, price_reason: 'offer', offer_id: best.offer_id }
}

/** Whether a yearly membership grants this book: the own archive's Annual Book of the current Bazi year, once. */
function isGrantedByMembership(productId: string, archiveId: string | undefined, { membership, ownId, given, now }: Buyer): boolean {
  const isOfNow = productId === `annual:${findSaleYear(now)}` && archiveId === ownId
  return membership.is_year_vip && isOfNow && !given.has(productId)
}

/**
 * Returns the Annual Book in a yearly order: the current Bazi year's or, if that is unlocked or due, the next year's; empty if
 * both are.
 */
function listYearlyReport(buyer: Buyer): readonly Grant[] {
  const { ownId, now } = buyer
  const year = findSaleYear(now)
  const isHad = (id: string) => ownId !== undefined && (buyer.isUnlocked(id, ownId) || isGrantedByMembership(id, ownId, buyer))
  const product_id = [`annual:${year}`, `annual:${year + 1}`].find((id) => !isHad(id))
  return product_id === undefined ? [] : [{ kind: 'unlock', product_id, amount: 1, archive_id: ownId ?? null }]
}

/**
 * Computes the grants of a product for this buyer. If the own book is unlocked, a yearly membership grants `UPGRADE.questions`,
 * no book.
 */
export function computeGrants({ product_id, gives }: Product, buyer: Buyer): readonly Grant[] {
  const ids = { chosen: buyer.chosenId ?? null, own: buyer.ownId ?? null, user: null }
  const grants = gives.map(({ whose, ...given }): Grant => ({ ...given, archive_id: ids[whose] }))
  if (product_id !== 'vip_year') return grants
  const upgraded = grants.flatMap((grant) =>
    grant.kind === 'unlock' ? [] : grant.kind === 'times' ? [{ ...grant, amount: MEMBERSHIP_UPGRADE.questions }] : [grant],
  )
  return [...(hasOwnBook(buyer) ? upgraded : grants), ...listYearlyReport(buyer)]
}

/** Returns why a product cannot be bought now; null if it can. `alreadyUnlocked` takes precedence over `notYet`. */
export function findObstacle(
  { product_id, kind, needs_archive }: Product,
  buyer: Buyer,
  awaits: readonly ProductFeature[],
): PurchaseObstacle | null {
  const isBook = product_id === 'fatebook' || annualYearOf(product_id) !== undefined
  if (isBook && buyer.chosenId !== undefined && buyer.isUnlocked(product_id, buyer.chosenId)) return 'alreadyUnlocked'
  if (awaits.length > 0) return 'notYet'
  if (kind === 'membership' && buyer.ownId === undefined) return 'noArchive'
  if (product_id === 'vip_month' && !hasOwnBook(buyer)) return 'archiveLocked'
  return needs_archive && buyer.chosenId === undefined ? 'noArchive' : null
}

interface WantedBook {
  readonly productId: string
  readonly archiveId: string
}

/** Returns the grants of a book that an offer or a membership makes free; empty if it must be bought or cannot be. Throws `notFound`. */
export async function listFreeGrants(
  deps: Pick<Deps, 'db' | 'env'>,
  userId: string,
  book: WantedBook,
  now: number,
): Promise<readonly Grant[]> {
  const buyer = await readBuyer(deps.db, userId, book.archiveId, now)
  const product = findProduct(book.productId)
  if (product === undefined || findObstacle(product, buyer, listAwaitedFeatures(product, deps.env)) !== null) return []
  const isFree = isGrantedByMembership(book.productId, book.archiveId, buyer) || computePrice(product, buyer).cents === 0
  return isFree && !buyer.given.has(book.productId) ? computeGrants(product, buyer) : []
}
