import type { Grant } from '#contract/product.ts'
import type { OrderState } from '#contract/shop.ts'

/**
 * Source of uses: bought or granted for good; free once; free each local day; a member's free uses each local month; covered by a
 * membership.
 */
export type Source = 'kept' | 'first' | 'day' | 'month' | 'member'

/** Append-only. The sum per source and period is the balance. */
export interface LedgerTable {
  row_id: string
  user_id: string
  product_id: string
  /** '' for what belongs to the user rather than to an archive. */
  archive_id: string
  kind: Grant['kind']
  source: Source
  /** Local date or month for a source that renews, else ''. */
  period: string
  delta: number
  reason: 'order' | 'code' | 'free' | 'use' | 'returned' | 'refunded' | 'disputed' | 'won'
  /** Id of the order, hash of the code, or id of the use, also for its refund; '' for free uses. */
  ref_id: string
  at: number
}

/** Remaining uses, updated in the transaction of their ledger rows. */
export interface BalancesTable {
  user_id: string
  product_id: string
  archive_id: string
  source: Source
  period: string
  times: number
}

export interface OrdersTable {
  order_id: string
  /** Null after the account was closed. */
  user_id: string | null
  product_id: string
  archive_id: string
  cents: number
  /** JSON of the grants, fixed when the order is placed. */
  gives: string
  from_screen: string
  status: OrderState
  /** SHA-256 of the checkout token. */
  checkout_hash: string
  checkout_until: number
  checkout_used_at: number | null
  /** The latest checkout page of the payment service for this order. */
  session_ref: string | null
  /** The payment that settled it. */
  payment_ref: string | null
  created_at: number
  paid_at: number | null
  changed_at: number
}

/** One row per payment ever reported; its lock serialises all events of the payment. */
export interface PaymentsTable {
  payment_ref: string
  /** Name of the payment service that received the payment and refunds it. */
  provider: string
  order_id: string | null
  cents: number
  /** Lower case, ISO 4217. */
  currency: string
  /** Moves only forward: `heard`, `paid`, `disputed`, `won`; to `refunded` from any of them. */
  state: 'heard' | 'paid' | 'disputed' | 'won' | 'refunded'
  /** Whether we have to refund it. */
  refund: 'none' | 'wanted' | 'done'
  changed_at: number
}

export interface ExchangeCodesTable {
  /** Keyed hash of the code; the code itself is not stored. */
  code_hash: string
  product_id: string
  created_at: number
  expires_at: number
  used_at: number | null
  used_by: string | null
}
