import { useInfiniteQuery } from '@tanstack/react-query'
import type { Order } from '#contract/shop.ts'
import { fetchHistory, listPaidHere } from '#device/shop/shop.ts'
import { useLive } from '../../../live/use-live.ts'
import { userPages } from '../../../session/user-pages.ts'
import { useSession, useUserId } from '../../../session/session.ts'

/** The payment history, as many pages as were asked for; all of them are asked for anew by every visit, and kept until then. */
export function useHistory() {
  const session = useSession()
  return useInfiniteQuery({ ...userPages('payments', session, fetchHistory), staleTime: 0 })
}

const paidHereOf = async (userId: string): Promise<readonly Order[]> => (userId ? await listPaidHere(userId) : [])

/** Orders that were paid on this device after a moment, of which the history that is kept here cannot tell yet. */
export function usePaidSince(at: number): readonly Order[] {
  return (useLive(paidHereOf, useUserId()) ?? []).filter(({ created_at }) => created_at > at)
}
