import type { Order } from '#contract/shop.ts'
import { storage } from '../../../browser/storage.ts'

/** Stores the URL where checkout began, in this tab only: the server must not learn the conversation, card or archive in it. */
export function storeCheckoutPage(orderId: string, href: string): void {
  storage.setCheckout(`${orderId} ${href}`)
}

/** Returns the URL where an order was begun, with search parameters; in another tab, the `from` path of the order. */
export function getCheckoutPage({ order_id, from }: Order): string {
  const [id, href] = storage.getCheckout().split(' ')
  return id === order_id && href?.startsWith('/') ? href : from
}
