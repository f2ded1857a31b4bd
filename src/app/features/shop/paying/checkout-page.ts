import type { Order } from '#contract/shop.ts'
import { storage } from '../../../browser/storage.ts'

/** Stores the page where checkout began, in this tab only: the server learns the screen, not the conversation, card or archive on it. */
export function storeCheckoutPage(orderId: string, href: string): void {
  storage.setCheckout(`${orderId} ${href}`)
}

/** Page where an order was begun, with its search parameters; in another tab only the screen that the server knows. */
export function getCheckoutPage({ order_id, from }: Order): string {
  const [id, href] = storage.getCheckout().split(' ')
  return id === order_id && href?.startsWith('/') ? href : from
}
