import type { Grant } from '#contract/product.ts'
import type { OrderState } from '#contract/shop.ts'

/**
 * Source of uses: permanent (bought or granted), free once, free each local day, a member's free each local month, unlimited
 * membership.
 */
export type QuotaSource = 'kept' | 'first' | 'day' | 'month' | 'member'

/** Append-only ledger of grants and uses. The sum of `delta` per source and period is the balance. */
export interface LedgerTable {
  row_id: string
  user_id: string
  product_id: string
  /** Archive of the grant or use; empty for one that belongs to the user as a whole. */
  archive_id: string
  kind: Grant['kind']
  source: QuotaSource
  /** Local date or month for a source that renews; empty for other sources. */
  period: string
  delta: number
  reason: 'order' | 'code' | 'free' | 'use' | 'returned' | 'refunded' | 'disputed' | 'won'
  /** Cause: id of the order, hash of the code, or id of the use (also for its refund); empty for free grants. */
  ref_id: string
  at: number
}

/** Remaining uses, updated in the same transaction as the ledger. */
export interface BalancesTable {
  user_id: string
  product_id: string
  archive_id: string
  source: QuotaSource
  period: string
  times: number
}

/** Orders of products, with price and grants fixed when the order is placed. */
export interface OrdersTable {
  order_id: string
  /** Null after the account was closed. */
  user_id: string | null
  product_id: string
  archive_id: string
  cents: number
  /** JSON of the grants; fixed when the order is placed or renewed. */
  gives: string
  from_screen: string
  status: OrderState
  /** SHA-256 of the latest checkout token. */
  checkout_hash: string
  checkout_until: number
  checkout_used_at: number | null
  /** Id of the latest checkout session for this order at the payment service. */
  session_ref: string | null
  /** Payment that paid this order. */
  payment_ref: string | null
  created_at: number
  paid_at: number | null
  changed_at: number
}

/** Payments reported by payment services, one row each. The lock on the row serialises the events of the payment. */
export interface PaymentsTable {
  payment_ref: string
  /** Name of the payment service that received the payment and refunds it. */
  provider: string
  order_id: string | null
  cents: number
  /** ISO 4217 code in lower case. */
  currency: string
  /** State; changes only in the order `heard`, `paid`, `disputed`, `won`, and from any of them to `refunded`. */
  state: 'heard' | 'paid' | 'disputed' | 'won' | 'refunded'
  /** Whether we must refund the payment (`wanted`) or have done so. */
  refund: 'none' | 'wanted' | 'done'
  changed_at: number
}

/** Exchange codes, each for one product and usable once. */
export interface ExchangeCodesTable {
  /** Keyed hash of the code; the code itself is not stored. */
  code_hash: string
  product_id: string
  created_at: number
  expires_at: number
  used_at: number | null
  used_by: string | null
}
