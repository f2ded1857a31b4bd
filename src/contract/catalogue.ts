import type { CountedProduct, Grant, ProductId } from './product.ts'

/** Owner of a grant: the archive chosen in the order, the user's own archive, or the user. */
export type GrantOwner = 'chosen' | 'own' | 'user'

interface Given extends Omit<Grant, 'archive_id'> {
  readonly whose: GrantOwner
}

export interface Product {
  readonly product_id: ProductId
  readonly kind: 'membership' | 'book' | 'pack'
  /** US cents. */
  readonly cents: number
  /** List price, shown crossed out; equal to `cents` if there is no discount. */
  readonly list_cents: number
  /** True if an order must name an archive. */
  readonly needs_archive: boolean
  readonly gives: readonly Given[]
}

export const CURRENCY = 'USD'

/** Length of a paid month and year in days of 24 hours from the payment. Never shorter than a calendar month or year. */
export const MEMBERSHIP_MONTH_DAYS = 31
/** Length of a paid year in days of 24 hours; never shorter than a calendar year. */
export const MEMBERSHIP_YEAR_DAYS = 366

/** Number of questions included in a fate book, and in the fate book of a yearly membership. */
export const BOOK_QUESTIONS = 88
export const YEARLY_MEMBER_QUESTIONS = 188
/** Number of uses of the chat about one's own chart (`ms`) included in a fate book. */
export const BOOK_CHAT_USES = 10

/** Free uses per product, once for each user. */
export const FREE_USES_ONCE: Readonly<Partial<Record<CountedProduct, number>>> = { cs: 5, dt: 5, image_pack: 3 }
/** Free uses per product and day in the user's time zone. */
export const FREE_USES_DAILY: Readonly<Partial<Record<CountedProduct, number>>> = { bg: 1 }
/** Uses per product that a membership includes each calendar month. */
export const MEMBER_USES_MONTHLY: Readonly<Partial<Record<CountedProduct, number>>> = { image_pack: 30 }
/** Maximum answers per member and local day; only automated use reaches it. The `tooManyRequests` error then has `DayLimit` as its data. */
export const MEMBER_DAILY_LIMIT = 120
/** Data of `tooManyRequests` when a daily limit is reached: the answers allowed per day. The limit resets on the user's next local day. */
export interface DayLimit {
  readonly a_day: number
}
/** Products with unlimited use: for every member all chat modes, for yearly members (`YEARLY_UNLIMITED_PRODUCTS`) also questions about fate books. */
export const MEMBER_UNLIMITED_PRODUCTS: ReadonlySet<CountedProduct> = new Set<CountedProduct>(['bg', 'dt', 'cs', 'ms', 'fb'])
/** Products with unlimited use for yearly members only. */
export const YEARLY_UNLIMITED_PRODUCTS: ReadonlySet<CountedProduct> = new Set<CountedProduct>(['fatebook_agent'])

const times = (product_id: CountedProduct, amount: number, whose: GrantOwner): Given => ({ kind: 'times', product_id, amount, whose })
const days = (product_id: 'vip_month' | 'vip_year', amount: number): Given => ({ kind: 'days', product_id, amount, whose: 'user' })
const unlock = (product_id: ProductId, whose: GrantOwner): Given => ({ kind: 'unlock', product_id, amount: 1, whose })

/* @__NO_SIDE_EFFECTS__ */
function pack(product_id: CountedProduct & ProductId, cents: number, whose: GrantOwner): Product {
  return { product_id, kind: 'pack', cents, list_cents: cents, needs_archive: whose === 'chosen', gives: [times(product_id, 10, whose)] }
}

const FATE_BOOK_CENTS = 3999

/**
 * Price (US cents) and questions of a yearly membership if the user's own archive has its fate book: the full number less the book's 88.
 */
export const MEMBERSHIP_UPGRADE = { cents: 6000, questions: YEARLY_MEMBER_QUESTIONS - BOOK_QUESTIONS } as const

/** Fate book price in US cents for yearly members, for archives other than their own: half, rounded up to a whole cent (2000). */
export const HALF_BOOK_CENTS = Math.round(FATE_BOOK_CENTS / 2)

/**
 * All products except the annual reports. The server adds an annual report to the grants of `vip_year`: of the current year or, if owned,
 * of the next.
 */
export const PRODUCTS: readonly Product[] = [
  {
    product_id: 'vip_month',
    kind: 'membership',
    cents: 1999,
    list_cents: 1999,
    needs_archive: false,
    gives: [days('vip_month', MEMBERSHIP_MONTH_DAYS)],
  },
  {
    product_id: 'vip_year',
    kind: 'membership',
    cents: 9999,
    list_cents: 9999,
    needs_archive: false,
    gives: [unlock('fatebook', 'own'), times('fatebook_agent', YEARLY_MEMBER_QUESTIONS, 'own'), days('vip_year', MEMBERSHIP_YEAR_DAYS)],
  },
  {
    product_id: 'fatebook',
    kind: 'book',
    cents: FATE_BOOK_CENTS,
    list_cents: 6999,
    needs_archive: true,
    gives: [
      unlock('fatebook', 'chosen'),
      times('fatebook_agent', BOOK_QUESTIONS, 'chosen'),
      times('ms', BOOK_CHAT_USES, 'chosen'),
      days('vip_month', MEMBERSHIP_MONTH_DAYS),
    ],
  },
  pack('bg', 299, 'user'),
  pack('dt', 499, 'user'),
  pack('cs', 499, 'user'),
  pack('ms', 699, 'chosen'),
  pack('fb', 699, 'chosen'),
  pack('image_pack', 299, 'user'),
]

/** Returns the product of the annual report for a Bazi year. */
export function createAnnualBookProduct(year: number): Product {
  return {
    product_id: `annual:${year}`,
    kind: 'book',
    cents: 2999,
    list_cents: 2999,
    needs_archive: true,
    gives: [unlock(`annual:${year}`, 'chosen')],
  }
}

export interface Offer {
  readonly offer_id: string
  readonly product_id: ProductId
  /** True if the offer is valid only for the user's own archive. */
  readonly own_archive: boolean
  readonly cents: number
  /** Period of the offer (ms): start inclusive, end (`ends_at`) exclusive. */
  readonly starts_at: number
  readonly ends_at: number
}

/** All offers. The server's clock decides which one is in effect. Ended offers stay listed as long as they may be looked up. */
export const OFFERS: readonly Offer[] = [
  {
    offer_id: 'own_book_2025',
    product_id: 'fatebook',
    own_archive: true,
    cents: 0,
    starts_at: Date.parse('2025-02-03T22:10:28+08:00'),
    ends_at: Date.parse('2025-04-01T00:00:00+08:00'),
  },
]
