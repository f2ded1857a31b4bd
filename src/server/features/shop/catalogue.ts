import { CURRENCY, OFFERS, type Product } from '#contract/catalogue.ts'
import type { CatalogueProduct } from '#contract/shop.ts'
import type { Env } from '../../setup/env.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import { readBuyer, type Buyer } from './buyer.ts'
import { listAwaitedFeatures, listProductsAt } from './on-sale.ts'
import { computeGrants, findObstacle, computePrice } from './terms.ts'

function entryOf(product: Product, buyer: Buyer, env: Env, isOpen: boolean): CatalogueProduct {
  const { product_id, kind, cents, list_cents, needs_archive } = product
  const awaits = listAwaitedFeatures(product, env)
  const obstacle = findObstacle(product, buyer, awaits)
  const price = computePrice(product, buyer)
  return {
    product_id,
    kind,
    // Shows half prices next to the current regular price, of which they are half, instead of the list price.
    list_cents: price.price_reason === 'half' ? cents : list_cents,
    needs_archive,
    ...price,
    archive_id: (needs_archive ? buyer.chosenId : kind === 'membership' ? buyer.ownId : undefined) ?? null,
    gives: [...computeGrants(product, buyer)],
    can_buy: isOpen && obstacle === null,
    obstacle,
    awaits: [...awaits],
  }
}

/** Returns all products on sale with the user's current prices for an archive. Throws `notFound` for another user's archive. */
export const catalogue: EndpointHandler<'catalogue'> = async ({ db, env, now, payment }, { userId }, { archive_id }) => {
  const at = now()
  const buyer = await readBuyer(db, userId, archive_id, at)
  return {
    at,
    currency: CURRENCY,
    payment: payment.selling?.name ?? 'off',
    membership: buyer.membership,
    products: listProductsAt(at, env).map((product) => entryOf(product, buyer, env, payment.selling !== undefined)),
    offers: OFFERS.map((offer) => ({ ...offer, state: at < offer.starts_at ? 'coming' : at < offer.ends_at ? 'running' : 'ended' })),
  }
}
