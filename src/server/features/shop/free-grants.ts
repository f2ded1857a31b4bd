import type { Grant } from '#contract/product.ts'
import type { Deps } from '../../deps/deps.ts'
import { readBuyer } from './buyer.ts'
import { listAwaited, findProduct } from './on-sale.ts'
import { computeGrants, isGrantedByMembership, findObstacle, computePrice } from './terms.ts'

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
  if (product === undefined || findObstacle(product, buyer, listAwaited(product, deps.env)) !== null) return []
  const isFree = isGrantedByMembership(book.productId, book.archiveId, buyer) || computePrice(product, buyer).cents === 0
  return isFree && !buyer.given.has(book.productId) ? computeGrants(product, buyer) : []
}
