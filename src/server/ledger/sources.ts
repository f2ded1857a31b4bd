import {
  FREE_USES_DAILY,
  FREE_USES_ONCE,
  MEMBER_USES_MONTHLY,
  MEMBER_UNLIMITED_PRODUCTS,
  YEARLY_UNLIMITED_PRODUCTS,
} from '#contract/catalogue.ts'
import type { CountedProduct } from '#contract/product.ts'
import type { Membership } from '#contract/shop.ts'
import type { QuotaSource } from '../db/ledger-tables.ts'

/** Source of uses in one period. With `refill`, the balance is set to that number in each later period. */
export interface QuotaBucket {
  readonly source: QuotaSource
  readonly period: string
  readonly refill?: number
}

/** Whether a membership covers unlimited use of a product. */
export function isUnlimited(product: CountedProduct, { is_vip, is_year_vip }: Membership): boolean {
  return (is_vip && MEMBER_UNLIMITED_PRODUCTS.has(product)) || (is_year_vip && YEARLY_UNLIMITED_PRODUCTS.has(product))
}

/** Lists the quota buckets of a product on a local date, in the order they are used: those that expire first come first. */
export function listQuotaBuckets(product: CountedProduct, { is_vip }: Membership, date: string): readonly QuotaBucket[] {
  const daily = FREE_USES_DAILY[product]
  const monthly = is_vip ? MEMBER_USES_MONTHLY[product] : undefined
  const first = FREE_USES_ONCE[product]
  return [
    ...(daily === undefined ? [] : [{ source: 'day' as const, period: date, refill: daily }]),
    ...(monthly === undefined ? [] : [{ source: 'month' as const, period: date.slice(0, 7), refill: monthly }]),
    ...(first === undefined ? [] : [{ source: 'first' as const, period: '', refill: first }]),
    { source: 'kept', period: '' },
  ]
}
