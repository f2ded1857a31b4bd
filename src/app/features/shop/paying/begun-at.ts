import type { Order } from '#contract/shop.ts'
import { storage } from '../../../browser/storage.ts'

/** The server is told of a screen alone; the conversation, the card or the archive on it stays in this tab. */
export function keepBegunAt(orderId: string, href: string): void {
  storage.keepBegunAt(`${orderId} ${href}`)
}

/** The page that an order was begun on, as it stood there; from another tab, its screen. */
export function begunAt({ order_id, from }: Order): string {
  const [id, href] = storage.begunAt().split(' ')
  return id === order_id && href?.startsWith('/') ? href : from
}
