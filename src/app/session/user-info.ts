import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoints.ts'
import type { UserInfo } from '#contract/session.ts'
import { fetchProductTimes, fetchUserInfo } from '#device/account/account.ts'
import type { Session } from '#device/session/session.ts'
import { staleTimeOf } from './query-client.ts'
import { useSession } from './session.ts'
import { createUserQuery } from './user-query.ts'

type MaybeSession = Session | null | undefined

export const userInfoQuery = (session: MaybeSession) => createUserQuery('user-info', session, fetchUserInfo)
export const productTimesQuery = (session: MaybeSession) => createUserQuery('product-times', session, fetchProductTimes)

/** The query behind `useUserInfo`, with its status. */
export function useUserInfoQuery() {
  return useQuery(userInfoQuery(useSession()))
}

/** The user's membership and language; the stored response when offline. */
export function useUserInfo(): UserInfo | undefined {
  return useUserInfoQuery().data
}

/** Remaining uses per product; empty until known. */
export function useProductTimes(): OutputOf<'productTimes'> {
  return useQuery(productTimesQuery(useSession())).data ?? []
}

/** Whether the user is a member, refetched on mount; undefined during the first fetch, false if that is impossible. */
export function useIsMember(): boolean | undefined {
  const { data, fetchStatus } = useQuery({ ...userInfoQuery(useSession()), staleTime: staleTimeOf(0) })
  if (data) return data.is_vip
  return fetchStatus === 'fetching' ? undefined : false
}
