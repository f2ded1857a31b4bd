import { queryOptions, useQuery } from '@tanstack/react-query'
import { codes } from '#contract/codes.ts'
import type { OutputOf } from '#contract/endpoints.ts'
import type { UserInfo } from '#contract/session.ts'
import { fetchProductTimes, fetchUserInfo } from '#device/account.ts'
import { ApiError } from '#device/api-error.ts'
import type { Session } from '#device/session.ts'
import { persisterOf } from './query-client.ts'
import { useSession } from './session.ts'

/** A session that has timed out asks nothing more; what was kept is still read. */
function whileValid<T>(session: Session | null | undefined, ask: () => Promise<T>): Promise<T> {
  if (!session || session.is_expired) return Promise.reject(new ApiError({ code: codes.sessionTimedOut.code }))
  return ask()
}

/** A question about the user: asked while the session holds, its answer kept in the user's own database. */
export function ofUser<T>(name: string, session: Session | null | undefined, ask: (signal: AbortSignal) => Promise<T>) {
  const userId = session?.user_id ?? ''
  return queryOptions({
    queryKey: [name, userId],
    queryFn: ({ signal }) => whileValid(session, () => ask(signal)),
    enabled: userId !== '',
    persister: persisterOf(userId),
  })
}

/** The query behind `useUserInfo`, for whoever wants to know how the asking went. */
export function useUserInfoQuery() {
  return useQuery(ofUser('user-info', useSession(), fetchUserInfo))
}

/** Who the user is to the server: membership, language. The kept answer when offline. */
export function useUserInfo(): UserInfo | undefined {
  return useUserInfoQuery().data
}

/** What is left of each product; empty until known. */
export function useProductTimes(): OutputOf<'productTimes'> {
  return useQuery(ofUser('product-times', useSession(), fetchProductTimes)).data ?? []
}
