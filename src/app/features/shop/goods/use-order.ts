import { useQuery } from '@tanstack/react-query'
import { fetchOrder } from '#device/shop/shop.ts'
import { staleTimeOf } from '../../../session/query-client.ts'
import { useSession } from '../../../session/session.ts'
import { createUserQuery } from '../../../session/user-query.ts'

/** Poll delays for an open order in milliseconds; after the last one, only the user can refetch. */
const POLL_DELAYS_MS = [1500, 2000, 3000, 5000, 8000, 13_000, 21_000, 30_000, 30_000]

/** Query of one order; polls with growing delays while the order is open. */
export function useOrder(orderId: string) {
  const session = useSession()
  return useQuery({
    ...createUserQuery('order', session, (signal) => fetchOrder(orderId, signal), [orderId]),
    staleTime: staleTimeOf(0),
    refetchInterval: ({ state }) =>
      state.data?.status === 'open' ? (POLL_DELAYS_MS[state.dataUpdateCount + state.errorUpdateCount - 1] ?? false) : false,
  })
}
