import type { Grant } from '#contract/product.ts'
import type { Deps } from '../../deps/deps.ts'
import { buyerOf } from './buyer.ts'
import { awaitedOf, productOf } from './on-sale.ts'
import { givesOf, isDue, obstacleOf, priceOf } from './terms.ts'

interface WantedBook {
  readonly productId: string
  readonly archiveId: string
}

/** What a user is given of a book without paying: by an offer, or a membership. Nothing where it has to be bought. Throws `notFound`. */
export async function freeGrantsOf(
  deps: Pick<Deps, 'db' | 'env'>,
  userId: string,
  book: WantedBook,
  now: number,
): Promise<readonly Grant[]> {
  const buyer = await buyerOf(deps.db, userId, book.archiveId, now)
  const product = productOf(book.productId)
  if (product === undefined || obstacleOf(product, buyer, awaitedOf(product, deps.env)) !== null) return []
  const isFree = isDue(book.productId, book.archiveId, buyer) || priceOf(product, buyer).cents === 0
  return isFree && !buyer.given.has(book.productId) ? givesOf(product, buyer) : []
}
