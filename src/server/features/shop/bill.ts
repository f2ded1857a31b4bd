import { LOCALES, type Locale } from '#contract/locale.ts'
import type { OrdersTable } from '../../db/ledger-tables.ts'
import type { Deps } from '../../deps/deps.ts'
import type { Bill } from '../../ports/payment/payment.ts'
import { productNameOf } from './product-names.ts'

async function localeOfOrder({ db }: Deps, { user_id }: OrdersTable): Promise<Locale> {
  const user = await db.selectFrom('users').select('interface_language').where('user_id', '=', user_id).executeTakeFirst()
  return user?.interface_language ?? LOCALES[0]
}

/** Creates the bill of an order in the payer's language, with the URLs to return to. */
export async function createBill(deps: Deps, order: OrdersTable): Promise<Bill> {
  const { order_id, checkout_hash, cents, product_id, from_screen } = order
  const locale = await localeOfOrder(deps, order)
  return {
    orderId: order_id,
    key: checkout_hash,
    cents,
    locale,
    title: productNameOf(product_id, locale),
    doneUrl: `${deps.env.publicUrl}/payok?order_id=${order_id}`,
    cancelUrl: `${deps.env.publicUrl}${from_screen}?cancelled=${order_id}`,
  }
}
