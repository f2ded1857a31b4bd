import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Order } from '#contract/shop.ts'
import { selectArchiveExceptToday } from '#device/archives/archive-choice.ts'
import { fetchOrder } from '#device/shop/shop.ts'
import { createStaleTime } from '../../../session/query-client.ts'
import { useSession, useUserId } from '../../../session/session.ts'
import { createUserQuery } from '../../../session/user-query.ts'
import { browserStorage } from '../../../browser/storage.ts'

/** Poll delays for an open order in milliseconds; after the last one, only the user can refetch. */
const POLL_DELAYS_MS = [1500, 2000, 3000, 5000, 8000, 13_000, 21_000, 30_000, 30_000]

/** Query of one order; polls with growing delays while the order is open. */
export function useOrder(orderId: string) {
  const session = useSession()
  return useQuery({
    ...createUserQuery('order', session, (signal) => fetchOrder(orderId, signal), [orderId]),
    staleTime: createStaleTime(0),
    refetchInterval: ({ state }) =>
      state.data?.status === 'open' ? (POLL_DELAYS_MS[state.dataUpdateCount + state.errorUpdateCount - 1] ?? false) : false,
  })
}

/** Returns a function that opens the shop with an order's product and archive. */
export function useBuyAgain() {
  const navigate = useNavigate()
  const userId = useUserId()
  return async ({ product_id, archive_id }: Order) => {
    if (archive_id !== null) await selectArchiveExceptToday(userId, archive_id)
    await navigate({ to: '/setting/shop', search: { payment: product_id } })
  }
}

/** Stores the URL where checkout began, in this tab only: the server must not learn the conversation, card or archive in it. */
export function storeCheckoutStartUrl(orderId: string, href: string): void {
  browserStorage.setCheckout(`${orderId} ${href}`)
}

/** Returns the URL where an order was begun, with search parameters; in another tab, the `from` path of the order. */
export function getCheckoutStartUrl({ order_id, from }: Order): string {
  const [id, href] = browserStorage.getCheckout().split(' ')
  return id === order_id && href?.startsWith('/') ? href : from
}
