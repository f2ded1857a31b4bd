import { useInfiniteQuery } from '@tanstack/react-query'
import type { Order } from '#contract/shop.ts'
import { fetchHistory, listPaidOrders } from '#device/shop/shop.ts'
import { useLive } from '../../../live/use-live.ts'
import { createInfiniteUserQuery } from '../../../session/infinite-user-query.ts'
import { useSession, useUserId } from '../../../session/session.ts'

/** Query of the paged payment history. Every mount refetches all loaded pages; until then the cached pages are shown. */
export function useHistory() {
  const session = useSession()
  return useInfiniteQuery({ ...createInfiniteUserQuery('payments', session, fetchHistory), staleTime: 0 })
}

const listOrdersPaidHere = async (userId: string): Promise<readonly Order[]> => (userId ? await listPaidOrders(userId) : [])

/** Returns the orders paid on this device after `at` (ms since the epoch), which the cached history does not contain yet. */
export function useOrdersPaidSince(at: number): readonly Order[] {
  return (useLive(listOrdersPaidHere, useUserId()) ?? []).filter(({ created_at }) => created_at > at)
}
