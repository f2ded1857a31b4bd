import type { Grant } from '#contract/product.ts'
import type { Deps } from '../../deps/deps.ts'
import { buyerOf, type Buyer } from './buyer.ts'
import { awaitedOf, baziYearAt, productOf } from './on-sale.ts'
import { givesOf, obstacleOf, priceOf } from './terms.ts'

interface WantedBook {
  readonly productId: string
  readonly archiveId: string
}

/** A yearly membership has the Annual Book of each year that it comes to, for the own archive. */
function isInMembership({ productId, archiveId }: WantedBook, { membership, ownId, now }: Buyer): boolean {
  return membership.is_year_vip && archiveId === ownId && productId === `annual:${baziYearAt(now)}`
}

/** Once: who makes another archive their own has had it for the one before. */
async function wasGiven({ db }: Pick<Deps, 'db'>, userId: string, { productId }: WantedBook): Promise<boolean> {
  const row = await db
    .selectFrom('ledger')
    .select('row_id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'unlock')
    .where('product_id', '=', productId)
    .where('reason', '=', 'free')
    .executeTakeFirst()
  return row !== undefined
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
  const isFree = isInMembership(book, buyer) || priceOf(product, buyer).cents === 0
  return isFree && !(await wasGiven(deps, userId, book)) ? givesOf(product, buyer) : []
}
