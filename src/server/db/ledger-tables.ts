import type { Grant } from '#contract/product.ts'
import type { OrderState } from '#contract/shop.ts'

/** Where times come from: bought or given for good; free once; free each local day; a member's each local month; or covered by a membership. */
export type Source = 'kept' | 'first' | 'day' | 'month' | 'member'

/** Rows are only ever added. The sum over a source and period is its balance. */
export interface LedgerTable {
  row_id: string
  user_id: string
  product_id: string
  /** '' for what is the user's. */
  archive_id: string
  kind: Grant['kind']
  source: Source
  /** Local date or month of a source that begins anew, else ''. */
  period: string
  delta: number
  reason: 'order' | 'code' | 'free' | 'use' | 'returned' | 'refunded' | 'disputed' | 'won'
  /** Id of the order, the code's hash, or the use's id, also of what was returned; '' for what is free. */
  ref_id: string
  at: number
}

/** Times that are left, kept in the transaction of their ledger rows. */
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
  /** Null once the account is closed. */
  user_id: string | null
  product_id: string
  archive_id: string
  cents: number
  /** JSON of the grants, settled when the order is made. */
  gives: string
  from_screen: string
  status: OrderState
  /** SHA-256 of the checkout token. */
  checkout_hash: string
  checkout_until: number
  checkout_used_at: number | null
  /** The payment service's page of this order, the latest one. */
  session_ref: string | null
  /** The payment that it was paid with. */
  payment_ref: string | null
  created_at: number
  paid_at: number | null
  changed_at: number
}

/** One row for each payment that was ever heard of; its lock puts all news of it in a line. */
export interface PaymentsTable {
  payment_ref: string
  /** Name of the payment service that took it, and gives it back. */
  provider: string
  order_id: string | null
  cents: number
  /** Lower case, ISO 4217. */
  currency: string
  /** Forward: `heard`, `paid`, `disputed`, `won`, and `refunded` from any of them. */
  state: 'heard' | 'paid' | 'disputed' | 'won' | 'refunded'
  /** Whether we have to give it back. */
  refund: 'none' | 'wanted' | 'done'
  changed_at: number
}

export interface ExchangeCodesTable {
  /** Keyed hash of the code; the code itself is nowhere. */
  code_hash: string
  product_id: string
  created_at: number
  expires_at: number
  used_at: number | null
  used_by: string | null
}
