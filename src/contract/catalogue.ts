import type { Counted, Grant, ProductId } from './product.ts'

/** Whose: the archive that was chosen, the user's own archive, or the user's whatever the archive. */
export type Whose = 'chosen' | 'own' | 'user'

interface Given extends Omit<Grant, 'archive_id'> {
  readonly whose: Whose
}

export interface Product {
  readonly product_id: ProductId
  readonly kind: 'membership' | 'book' | 'pack'
  /** US cents. */
  readonly cents: number
  /** The price that is struck through; the same as `cents` when nothing is. */
  readonly list_cents: number
  /** An order has to name an archive. */
  readonly needs_archive: boolean
  readonly gives: readonly Given[]
}

export const CURRENCY = 'USD'

/** A month is 31 days and a year 366, so that nobody has a shorter one. Days of 24 hours, from the payment. */
export const MONTH_DAYS = 31
export const YEAR_DAYS = 366

/** Questions that come with a fate book, alone and within a yearly membership. */
export const BOOK_QUESTIONS = 88
export const BIG_QUESTIONS = 188
/** Rounds about the personal chart (`ms`) that come with a fate book. */
export const GIFT_ROUNDS = 10

/** Free rounds that everyone has once. */
export const FIRST_TIMES: Readonly<Partial<Record<Counted, number>>> = { cs: 5, dt: 5, image_pack: 3 }
/** Free rounds of each day, the day being the user's own. */
export const DAILY_TIMES: Readonly<Partial<Record<Counted, number>>> = { bg: 1 }
/** What a member has in each calendar month of their own. */
export const MEMBER_MONTHLY_TIMES: Readonly<Partial<Record<Counted, number>>> = { image_pack: 30 }
/** Answers of a member in one local day: nobody reads more; a program could ask more. What is refused then says so with `DayLimit`. */
export const FAIR_USE_A_DAY = 120
/** Beside `tooManyRequests`: it goes on with the person's next day. */
export interface DayLimit {
  readonly a_day: number
}
/** Without limit for members: the summons of all personas; and for yearly members the questions about fate books. */
export const MEMBER_UNLIMITED: ReadonlySet<Counted> = new Set<Counted>(['bg', 'dt', 'cs', 'ms', 'fb'])
export const YEAR_UNLIMITED: ReadonlySet<Counted> = new Set<Counted>(['fatebook_agent'])

const times = (product_id: Counted, amount: number, whose: Whose): Given => ({ kind: 'times', product_id, amount, whose })
const days = (product_id: 'vip_month' | 'vip_year', amount: number): Given => ({ kind: 'days', product_id, amount, whose: 'user' })
const unlock = (product_id: ProductId, whose: Whose): Given => ({ kind: 'unlock', product_id, amount: 1, whose })

function pack(product_id: Counted & ProductId, cents: number, whose: Whose): Product {
  return { product_id, kind: 'pack', cents, list_cents: cents, needs_archive: whose === 'chosen', gives: [times(product_id, 10, whose)] }
}

const FATE_BOOK_CENTS = 3999

/**
 * What an order at the upgrade price gives: the own fate book is there already with its 88 questions,
 * and what is added makes them as many as the full price gives.
 */
export const UPGRADE = { cents: 6000, questions: BIG_QUESTIONS - BOOK_QUESTIONS } as const

/** A big member's price of a later archive's fate book: half, rounded half up to a whole ten cents' sum (20.00). */
export const HALF_BOOK_CENTS = Math.round(FATE_BOOK_CENTS / 2)

/** Everything on sale but the annual reports. `vip_year` also gives an annual report: of the year it is bought in or, where that is there, of the next. */
export const PRODUCTS: readonly Product[] = [
  {
    product_id: 'vip_month',
    kind: 'membership',
    cents: 1999,
    list_cents: 1999,
    needs_archive: false,
    gives: [days('vip_month', MONTH_DAYS)],
  },
  {
    product_id: 'vip_year',
    kind: 'membership',
    cents: 9999,
    list_cents: 9999,
    needs_archive: false,
    gives: [unlock('fatebook', 'own'), times('fatebook_agent', BIG_QUESTIONS, 'own'), days('vip_year', YEAR_DAYS)],
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
      times('ms', GIFT_ROUNDS, 'chosen'),
      days('vip_month', MONTH_DAYS),
    ],
  },
  pack('bg', 299, 'user'),
  pack('dt', 499, 'user'),
  pack('cs', 499, 'user'),
  pack('ms', 699, 'chosen'),
  pack('fb', 699, 'chosen'),
  pack('image_pack', 299, 'user'),
]

/** The annual report of a Bazi year. */
export function annualReport(year: number): Product {
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
  /** Only for the user's own archive. */
  readonly own_archive: boolean
  readonly cents: number
  /** Milliseconds; from the start on, and until before the end. */
  readonly starts_at: number
  readonly ends_at: number
}

/** Applied by the server's clock. One that has ended stays here for as long as someone may ask what it was. */
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
