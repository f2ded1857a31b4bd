import { useQuery } from '@tanstack/react-query'
import { fetchCatalogue, fetchOrder } from '#device/shop/shop.ts'
import { useCurrentArchive } from '../../../session/archives.ts'
import { freshFor } from '../../../session/query-client.ts'
import { useSession } from '../../../session/session.ts'
import { userQuery } from '../../../session/user-query.ts'

/** Prices and orders are asked for anew by every screen that shows them; what was kept stands until then. */
const AT_ONCE = { staleTime: freshFor(0) }

/** What is on sale for the archive that the screens are about. */
export function useCatalogue() {
  const session = useSession()
  const archiveId = useCurrentArchive()?.archive_id ?? ''
  return useQuery({ ...userQuery('catalogue', session, (signal) => fetchCatalogue(archiveId, signal), [archiveId]), ...AT_ONCE })
}

/** Milliseconds to the next look at an order whose payment is not known yet; after these only by hand. */
const LOOKS_MS = [1500, 2000, 3000, 5000, 8000, 13_000, 21_000, 30_000, 30_000]

/** One order; while it is open it is looked at again, ever more seldom. */
export function useOrder(orderId: string) {
  const session = useSession()
  return useQuery({
    ...userQuery('order', session, (signal) => fetchOrder(orderId, signal), [orderId]),
    ...AT_ONCE,
    refetchInterval: ({ state }) =>
      state.data?.status === 'open' ? (LOOKS_MS[state.dataUpdateCount + state.errorUpdateCount - 1] ?? false) : false,
  })
}
