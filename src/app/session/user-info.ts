import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoints.ts'
import type { UserInfo } from '#contract/session.ts'
import { fetchProductTimes, fetchUserInfo } from '#device/account/account.ts'
import type { DeviceSession } from '#device/session/session.ts'
import { createStaleTime } from './query-client.ts'
import { useSession } from './session.ts'
import { createUserQuery } from './user-query.ts'

type MaybeSession = DeviceSession | null | undefined

export const createUserInfoQuery = (session: MaybeSession) => createUserQuery('user-info', session, fetchUserInfo)
export const createProductTimesQuery = (session: MaybeSession) => createUserQuery('product-times', session, fetchProductTimes)

/** Returns the query behind `useUserInfo`, with its status. */
export function useUserInfoQuery() {
  return useQuery(createUserInfoQuery(useSession()))
}

/** Returns the user's membership and language; from the stored response when offline. */
export function useUserInfo(): UserInfo | undefined {
  return useUserInfoQuery().data
}

/** Returns the remaining uses of each product; empty until known. */
export function useProductTimes(): OutputOf<'productTimes'> {
  return useQuery(createProductTimesQuery(useSession())).data ?? []
}

/** Returns whether the user is a member; refetched on mount. Undefined during the first fetch, false if it fails or cannot start. */
export function useIsMember(): boolean | undefined {
  const { data, fetchStatus } = useQuery({ ...createUserInfoQuery(useSession()), staleTime: createStaleTime(0) })
  if (data) return data.is_vip
  return fetchStatus === 'fetching' ? undefined : false
}
