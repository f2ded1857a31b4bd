import { useInfiniteQuery } from '@tanstack/react-query'
import { fetchHistory } from '#device/shop/shop.ts'
import { userPages } from '../../../session/user-pages.ts'
import { useSession } from '../../../session/session.ts'

/** The payment history, as many pages as were asked for; all of them are asked for anew by every visit, and kept until then. */
export function useHistory() {
  const session = useSession()
  return useInfiniteQuery({ ...userPages('payments', session, fetchHistory), staleTime: 0 })
}
