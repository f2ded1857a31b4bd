import { HALF_BOOK_CENTS, OFFERS, UPGRADE, type Offer, type Product } from '#contract/catalogue.ts'
import type { ProductFeature } from '#contract/openings.ts'
import { annualYearOf, type Grant } from '#contract/product.ts'
import type { CatalogueProduct, Obstacle } from '#contract/shop.ts'
import { hasOwnBook, type Buyer } from './buyer.ts'
import { findSaleYear } from './on-sale.ts'

type Price = Pick<CatalogueProduct, 'cents' | 'price_reason' | 'offer_id'>

function usualPriceOf({ product_id, cents }: Product, buyer: Buyer): Price {
  const { membership, ownId, chosenId } = buyer
  if (product_id === 'vip_year' && hasOwnBook(buyer)) return { cents: UPGRADE.cents, price_reason: 'upgrade', offer_id: null }
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
export function isGrantedByMembership(productId: string, archiveId: string | undefined, { membership, ownId, given, now }: Buyer): boolean {
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
    grant.kind === 'unlock' ? [] : grant.kind === 'times' ? [{ ...grant, amount: UPGRADE.questions }] : [grant],
  )
  return [...(hasOwnBook(buyer) ? upgraded : grants), ...listYearlyReport(buyer)]
}

/** Returns why a product cannot be bought now; null if it can. `alreadyUnlocked` takes precedence over `notYet`. */
export function findObstacle(
  { product_id, kind, needs_archive }: Product,
  buyer: Buyer,
  awaits: readonly ProductFeature[],
): Obstacle | null {
  const isBook = product_id === 'fatebook' || annualYearOf(product_id) !== undefined
  if (isBook && buyer.chosenId !== undefined && buyer.isUnlocked(product_id, buyer.chosenId)) return 'alreadyUnlocked'
  if (awaits.length > 0) return 'notYet'
  if (kind === 'membership' && buyer.ownId === undefined) return 'noArchive'
  if (product_id === 'vip_month' && !hasOwnBook(buyer)) return 'archiveLocked'
  return needs_archive && buyer.chosenId === undefined ? 'noArchive' : null
}
