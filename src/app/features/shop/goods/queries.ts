import { useQuery } from '@tanstack/react-query'
import { fetchOrder } from '#device/shop/shop.ts'
import { freshFor } from '../../../session/query-client.ts'
import { useSession } from '../../../session/session.ts'
import { userQuery } from '../../../session/user-query.ts'

/** Milliseconds to the next look at an order whose payment is not known yet; after these only by hand. */
const LOOKS_MS = [1500, 2000, 3000, 5000, 8000, 13_000, 21_000, 30_000, 30_000]

/** One order; while it is open it is looked at again, ever more seldom. */
export function useOrder(orderId: string) {
  const session = useSession()
  return useQuery({
    ...userQuery('order', session, (signal) => fetchOrder(orderId, signal), [orderId]),
    staleTime: freshFor(0),
    refetchInterval: ({ state }) =>
      state.data?.status === 'open' ? (LOOKS_MS[state.dataUpdateCount + state.errorUpdateCount - 1] ?? false) : false,
  })
}
