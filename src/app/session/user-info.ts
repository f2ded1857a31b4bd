import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoints.ts'
import type { UserInfo } from '#contract/session.ts'
import { fetchProductTimes, fetchUserInfo } from '#device/account/account.ts'
import type { Session } from '#device/session/session.ts'
import { freshFor } from './query-client.ts'
import { useSession } from './session.ts'
import { userQuery } from './user-query.ts'

type MaybeSession = Session | null | undefined

export const userInfoOf = (session: MaybeSession) => userQuery('user-info', session, fetchUserInfo)
export const productTimesOf = (session: MaybeSession) => userQuery('product-times', session, fetchProductTimes)

/** The query behind `useUserInfo`, for whoever wants to know how the asking went. */
export function useUserInfoQuery() {
  return useQuery(userInfoOf(useSession()))
}

/** Who the user is to the server: membership, language. The kept answer when offline. */
export function useUserInfo(): UserInfo | undefined {
  return useUserInfoQuery().data
}

/** What is left of each product; empty until known. */
export function useProductTimes(): OutputOf<'productTimes'> {
  return useQuery(productTimesOf(useSession())).data ?? []
}

/** Whether a membership runs, as far as this device has heard, and asked for anew by each page that hangs on it; undefined while it is still to be read. */
export function useIsMember(): boolean | undefined {
  const { data, fetchStatus } = useQuery({ ...userInfoOf(useSession()), staleTime: freshFor(0) })
  if (data) return data.is_vip
  return fetchStatus === 'fetching' ? undefined : false
}
