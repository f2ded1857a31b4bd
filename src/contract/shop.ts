import * as z from 'zod/mini'
import { archiveRef } from './archive.ts'
import { integer, text } from './fields.ts'
import { OPENINGS } from './openings.ts'
import { grant, productId } from './product.ts'

/** Why a price is what it is: the plain one, the yearly upgrade, a big member's half, an offer that runs. */
const priceReason = z.enum(['plain', 'upgrade', 'half', 'offer'])

/**
 * Why something cannot be bought now. `archiveLocked`: the own fate book comes first; `alreadyUnlocked`;
 * `noArchive`: there is no (own) archive that it could be for; `notYet`: what it opens is not built yet.
 */
const obstacle = z.enum(['archiveLocked', 'alreadyUnlocked', 'noArchive', 'notYet'])
export type Obstacle = z.infer<typeof obstacle>

/** What it opens and is not there yet. */
const awaits = z.array(z.enum(OPENINGS))

/** A product, the archive that it is for (null for what is no archive's), and what it gives. */
const given = z.object({ product_id: z.string(), archive_id: z.nullable(z.string()), gives: z.array(grant) })
/** Of the archive, as long as it is there. */
const user_name = z.nullable(z.string())

/** The archive that the books and packs are meant for; the user's own when left out. */
export const catalogueQuery = z.object({ archive_id: z.optional(archiveRef.shape.archive_id) })

/** For the archive that price, grants and obstacle were worked out for; `gives` is what it would give now. */
const product = z.extend(given, {
  kind: z.enum(['membership', 'book', 'pack']),
  /** US cents, the price of this moment for this user; the only one that is ever charged. */
  cents: z.number(),
  /** Struck through where it is higher. */
  list_cents: z.number(),
  price_reason: priceReason,
  offer_id: z.nullable(z.string()),
  /** An order has to name an archive. */
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

/** Flags and ends (milliseconds) of a membership, as the ledger gives them. */
export const membership = z.object({
  is_vip: z.boolean(),
  is_month_vip: z.boolean(),
  is_year_vip: z.boolean(),
  is_big_member: z.boolean(),
  /** When the days of each run out; null when there are none. Monthly days wait while a yearly membership runs. */
  month_until: z.nullable(z.number()),
  year_until: z.nullable(z.number()),
})
export type Membership = z.infer<typeof membership>

export const catalogue = z.object({
  /** The server's clock when the prices were worked out; milliseconds. */
  at: z.number(),
  currency: z.literal('USD'),
  /** Who takes the money, by name: `test` moves none; `off` is nobody, and nothing can be bought. */
  payment: z.string(),
  membership,
  products: z.array(product),
  offers: z.array(offer),
})

/** A screen of the product's own, to come back to: a path without a query. */
const screen = text(100).check(z.regex(/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/, 'pattern'))

export const checkoutInput = z.object({
  product_id: productId,
  archive_id: z.optional(archiveRef.shape.archive_id),
  from: screen,
})
/** Where to go on, in the same tab: the pay page, or `/payok` when there is nothing to pay. */
export const checkout = z.object({ url: z.string(), order_id: z.string() })

/**
 * `open` awaits its payment; `paid` has given what it gives; `cancelled` by the person or a newer order,
 * `declined` by the payer's bank, `expired` unpaid; `refunded` and `disputed` have taken it back.
 */
export const ORDER_STATES = ['open', 'paid', 'cancelled', 'declined', 'expired', 'refunded', 'disputed'] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** It has given what it gives while it is `paid`. */
export const order = z.extend(given, {
  order_id: z.string(),
  user_name,
  cents: z.number(),
  currency: z.literal('USD'),
  status: z.enum(ORDER_STATES),
  /** The screen that it was begun from. */
  from: z.string(),
  created_at: z.number(),
  paid_at: z.nullable(z.number()),
  /** Until when the membership that it added to ran as it stood at the payment, whatever came later; null of what adds to none. */
  days_until: z._default(z.nullable(z.number()), null),
})
export type Order = z.infer<typeof order>

/** What a code gave. Which code it was is known to nobody any more, so it has no id of its own. */
const redemption = z.extend(given, { user_name, used_at: z.number() })
export type Redemption = z.infer<typeof redemption>

/** Where the page before ended, as its `next` said: milliseconds, and how many entries of that very moment it and those before told. */
const pageEnd = z.string().check(z.regex(/^\d{1,15}\.\d{1,3}$/, 'pattern'))
/** Asks for a page of so many entries, orders and redemptions together; for the latest without `before`. */
export const orderListQuery = z.object({ before: z.optional(pageEnd), size: z._default(integer(1, 100), 50) })

/** What was ordered and what was redeemed, each the latest first. */
export const orderList = z.object({
  orders: z.array(order),
  redeemed: z.array(redemption),
  /** What the question for the next page names as `before`; null where this is the last, or all from before there were pages. */
  next: z._default(z.nullable(z.string()), null),
})
export type OrderList = z.infer<typeof orderList>
export const orderRef = z.object({ order_id: archiveRef.shape.archive_id })

/** A code as it is typed: blanks and dashes do not matter, nor does the case. */
export const redeemInput = z.object({ code: text(60), archive_id: archiveRef.shape.archive_id })
export const redeemed = given
/** What a code would give that archive now, or why it would be refused and stay good. */
export const redeemable = z.extend(given, { obstacle: z.nullable(obstacle), awaits })
export type Redeemable = z.infer<typeof redeemable>
