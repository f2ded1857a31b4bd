import { CURRENCY, OFFERS, type Product } from '#contract/catalogue.ts'
import type { CatalogueProduct } from '#contract/shop.ts'
import type { Env } from '../../setup/env.ts'
import type { Feature } from '../../http/handle.ts'
import { buyerOf, type Buyer } from './buyer.ts'
import { awaitedOf, productsAt } from './on-sale.ts'
import { givesOf, obstacleOf, priceOf } from './terms.ts'

function entryOf(product: Product, buyer: Buyer, env: Env, isOpen: boolean): CatalogueProduct {
  const { product_id, kind, cents, list_cents, needs_archive } = product
  const awaits = awaitedOf(product, env)
  const obstacle = obstacleOf(product, buyer, awaits)
  const price = priceOf(product, buyer)
  return {
    product_id,
    kind,
    // Half is half of the price beside it.
    list_cents: price.price_reason === 'half' ? cents : list_cents,
    needs_archive,
    ...price,
    archive_id: (needs_archive ? buyer.chosenId : kind === 'membership' ? buyer.ownId : undefined) ?? null,
    gives: [...givesOf(product, buyer)],
    can_buy: isOpen && obstacle === null,
    obstacle,
    awaits: [...awaits],
  }
}

/** Everything on sale with this user's prices of this moment, for one of their archives. Throws `notFound` for another's. */
export const catalogue: Feature<'catalogue'> = async ({ db, env, now, payment }, { userId }, { archive_id }) => {
  const at = now()
  const buyer = await buyerOf(db, userId, archive_id, at)
  return {
    at,
    currency: CURRENCY,
    payment: payment.selling?.name ?? 'off',
    membership: buyer.membership,
    products: productsAt(at, env).map((product) => entryOf(product, buyer, env, payment.selling !== undefined)),
    offers: OFFERS.map((offer) => ({ ...offer, state: at < offer.starts_at ? 'coming' : at < offer.ends_at ? 'running' : 'ended' })),
  }
}
