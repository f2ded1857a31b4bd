import * as z from 'zod/mini'
import { archiveRef } from './archive.ts'
import { createIntegerSchema, createTextSchema } from './fields.ts'
import { PRODUCT_FEATURES } from './openings.ts'
import { grant, productId } from './product.ts'

/** Reason of a price: regular, yearly upgrade, half price for yearly members, or a current offer. */
const priceReason = z.enum(['plain', 'upgrade', 'half', 'offer'])

/**
 * Why a product cannot be bought now: the fate book is needed first; already unlocked; no suitable archive; or its
 * feature does not exist yet.
 */
const obstacle = z.enum(['archiveLocked', 'alreadyUnlocked', 'noArchive', 'notYet'])
/** Reason why a product cannot be bought or redeemed for an archive now. */
export type PurchaseObstacle = z.infer<typeof obstacle>

/** Features that the product unlocks and this build lacks. */
const awaits = z.array(z.enum(PRODUCT_FEATURES))

/** What was granted: the product, its archive (null if it belongs to none), and the grants. */
const given = z.object({ product_id: z.string(), archive_id: z.nullable(z.string()), gives: z.array(grant) })
/** Name of the archive; null once it no longer exists. */
const user_name = z.nullable(z.string())

/** Query for the catalogue; `archive_id`: archive for the books and packs, the user's own archive if omitted. */
export const catalogueQuery = z.object({ archive_id: z.optional(archiveRef.shape.archive_id) })

/** A product with price, grants and obstacle for the archive `archive_id`; `gives`: what a purchase would grant now. */
const product = z.extend(given, {
  kind: z.enum(['membership', 'book', 'pack']),
  /** US cents: the current price for this user, and the only one that is charged. */
  cents: z.number(),
  /** List price in US cents; shown crossed out if it is higher than `cents`. */
  list_cents: z.number(),
  price_reason: priceReason,
  offer_id: z.nullable(z.string()),
  /** True if an order must name an archive. */
  needs_archive: z.boolean(),
  can_buy: z.boolean(),
  obstacle: z.nullable(obstacle),
  awaits,
})
export type CatalogueProduct = z.infer<typeof product>

const offer = z.object({
  offer_id: z.string(),
  product_id: z.string(),
  own_archive: z.boolean(),
  cents: z.number(),
  starts_at: z.number(),
  ends_at: z.number(),
  state: z.enum(['coming', 'running', 'ended']),
})

/** Membership flags and end times (ms), computed from the ledger. */
export const membership = z.object({
  is_vip: z.boolean(),
  is_month_vip: z.boolean(),
  is_year_vip: z.boolean(),
  is_big_member: z.boolean(),
  /**
   * End of the monthly days and (`year_until`) of the yearly days; null if there are none. Monthly days are paused during a yearly
   * membership.
   */
  month_until: z.nullable(z.number()),
  year_until: z.nullable(z.number()),
})
export type Membership = z.infer<typeof membership>

export const catalogue = z.object({
  /** Server time at which the prices were computed; milliseconds. */
  at: z.number(),
  currency: z.literal('USD'),
  /** Name of the payment service: `test` moves no money; `off` means that nothing can be bought. */
  payment: z.string(),
  membership,
  products: z.array(product),
  offers: z.array(offer),
})

/** Path of the app screen to return to, without a query. */
const screen = createTextSchema(100).check(z.regex(/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/, 'pattern'))

export const checkoutInput = z.object({
  product_id: productId,
  archive_id: z.optional(archiveRef.shape.archive_id),
  from: screen,
})
/** `url`: address to open next in the same tab: the payment page, or `/payok` if nothing is due. */
export const checkout = z.object({ url: z.string(), order_id: z.string() })

/**
 * `open`: unpaid; `paid`: paid and granted; `cancelled`: by the user or a newer order; `declined`: by the bank; `refunded`, `disputed`:
 * grants revoked.
 */
export const ORDER_STATES = ['open', 'paid', 'cancelled', 'declined', 'expired', 'refunded', 'disputed'] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** An order; its grants are in effect only while its status is `paid`. */
export const order = z.extend(given, {
  order_id: z.string(),
  user_name,
  cents: z.number(),
  currency: z.literal('USD'),
  status: z.enum(ORDER_STATES),
  /** Path of the screen on which the order was started. */
  from: z.string(),
  created_at: z.number(),
  paid_at: z.nullable(z.number()),
  /** End of the membership (ms) as computed at the payment, without later changes; null if the order extends no membership. */
  days_until: z._default(z.nullable(z.number()), null),
})
export type Order = z.infer<typeof order>

/** A redeemed code with its grants. It has no id, because the code itself is not stored. */
const redemption = z.extend(given, { user_name, used_at: z.number() })
export type Redemption = z.infer<typeof redemption>

/** Pagination cursor `<ms>.<count>`: time of the last returned entry, and how many entries with exactly that time have been returned. */
const pageEnd = z.string().check(z.regex(/^\d{1,15}\.\d{1,3}$/, 'pattern'))
/** Query for a page of orders and redemptions together; the latest page without `before`. */
export const orderListQuery = z.object({ before: z.optional(pageEnd), size: z._default(createIntegerSchema(1, 100), 50) })

/** Orders and redemptions, each latest first. */
export const orderList = z.object({
  orders: z.array(order),
  redeemed: z.array(redemption),
  /** Value of `before` for the next page; null on the last page, and in responses from before there were pages. */
  next: z._default(z.nullable(z.string()), null),
})
export type OrderList = z.infer<typeof orderList>
export const orderRef = z.object({ order_id: archiveRef.shape.archive_id })

/** A code as the user typed it; blanks, dashes and case do not matter. */
export const redeemInput = z.object({ code: createTextSchema(60), archive_id: archiveRef.shape.archive_id })
export const redeemed = given
/** Result of checking a code: what it would grant to the archive now, or why it would be refused; a refused code stays valid. */
export const redeemCheckResult = z.extend(given, { obstacle: z.nullable(obstacle), awaits })
export type RedeemCheckResult = z.infer<typeof redeemCheckResult>
