import type { Order } from '#contract/shop.ts'
import { browserStorage } from '../../../browser/storage.ts'

/** Stores the URL where checkout began, in this tab only: the server must not learn the conversation, card or archive in it. */
export function storeCheckoutPage(orderId: string, href: string): void {
  browserStorage.setCheckout(`${orderId} ${href}`)
}

/** Returns the URL where an order was begun, with search parameters; in another tab, the `from` path of the order. */
export function getCheckoutPage({ order_id, from }: Order): string {
  const [id, href] = browserStorage.getCheckout().split(' ')
  return id === order_id && href?.startsWith('/') ? href : from
}
