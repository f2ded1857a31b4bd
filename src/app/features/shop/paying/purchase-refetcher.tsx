import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getLastPurchaseAt } from '#device/shop/shop.ts'
import { plausibleTimeOf } from '#device/store/known-time.ts'
import { useSession } from '../../../session/session.ts'
import { useLive } from '../../../live/use-live.ts'
import { pullDocument } from '#device/sync/pull.ts'
import type { DeviceSession } from '#device/session/session.ts'
import { createMembershipQuery } from '../../../session/membership.ts'
import { createProductTimesQuery, createUserInfoQuery } from '../../../session/user-info.ts'
import { type createUserQuery, createQueryKey } from '../../../session/user-query.ts'

const boughtAtOf = async (userId: string) => (userId ? await getLastPurchaseAt(userId) : 0)

/** After a purchase in any tab, refetches memberships, quotas, prices and books. */
export function PurchaseRefetcher() {
  const queries = useQueryClient()
  const session = useSession()
  const userId = session?.user_id ?? ''
  const boughtAt = useLive(boughtAtOf, userId)
  // Starts 60 s before the page loaded: cached answers may miss a purchase made shortly before.
  const [since] = useState(() => Date.now() - 60_000)
  useEffect(() => {
    if (session && boughtAt !== undefined && boughtAt > (plausibleTimeOf(since) ?? 0)) void refreshAfterPurchase(queries, session)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a renewed token needs no refetch
  }, [boughtAt, userId])
  return null
}

/** Fetches twice: the prefetch may return a cached answer from before the purchase; the refetch does not. */
async function refetchFresh<T>(queries: QueryClient, query: ReturnType<typeof createUserQuery<T>>): Promise<void> {
  await queries.prefetchQuery(query)
  await queries.refetchQueries({ queryKey: query.queryKey, exact: true })
}

/** Refetches everything that a purchase changes. A refetch that fails is repeated by the next query of that data. */
async function refreshAfterPurchase(queries: QueryClient, session: DeviceSession): Promise<void> {
  await Promise.allSettled([
    refetchFresh(queries, createUserInfoQuery(session)),
    refetchFresh(queries, createProductTimesQuery(session)),
    refetchFresh(queries, createMembershipQuery(session)),
    queries.invalidateQueries({ queryKey: createQueryKey('chat-remaining') }),
    queries.invalidateQueries({ queryKey: createQueryKey('catalogue') }),
    queries.invalidateQueries({ queryKey: createQueryKey('payments') }),
    pullDocument('archives'),
    pullDocument('shelf'),
  ])
}
