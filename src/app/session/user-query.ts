import { queryOptions } from '@tanstack/react-query'
import { resultCodes } from '#contract/codes.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { getSession, type DeviceSession } from '#device/session/session.ts'
import { createPersister } from './query-client.ts'

/** Runs a request only with a valid session. Reads the session row: after a login the row is newer than the rendered state. */
export async function withValidSession<T>(userId: string, request: () => Promise<T>): Promise<T> {
  const session = await getSession()
  if (session?.user_id !== userId || session.is_expired) throw new ApiError({ code: resultCodes.sessionTimedOut.code })
  return request()
}

/** Sends a request. On `notFound` sends the outbox and asks again, because the server does not know a new archive before it is sent. */
async function requestAfterOutbox<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request()
  } catch (error) {
    if (!(error instanceof ApiError && error.codeName === 'notFound')) throw error
    const { sync } = await import('#device/sync/sync.ts')
    await sync()
    return request()
  }
}

/**
 * Returns query options whose responses are stored in the user's database. `about`: rest of the query key; an empty part disables the
 * query.
 */
export function createUserQuery<T>(
  name: QueryName,
  session: DeviceSession | null | undefined,
  request: (signal: AbortSignal) => Promise<T>,
  about: readonly string[] = [],
) {
  const userId = session?.user_id ?? ''
  return queryOptions({
    queryKey: createQueryKey(name, userId, ...about),
    queryFn: ({ signal }) => withValidSession(userId, () => requestAfterOutbox(() => request(signal))),
    enabled: userId !== '' && !about.includes(''),
    persister: createPersister(userId),
  })
}

/** Names of the queries about a user. Devices store results under them, so a name is never changed. */
export type QueryName =
  | 'book-version'
  | 'calendar'
  | 'catalogue'
  | 'chat-questions'
  | 'chat-remaining'
  | 'membership'
  | 'order'
  | 'payments'
  | 'product-times'
  | 'sessions'
  | 'user-info'

/** Query key: the name, then the user's id and the parameters. The name alone matches all queries of that name. */
export function createQueryKey<P>(name: QueryName, ...parameters: readonly P[]): (QueryName | P)[] {
  return [name, ...parameters]
}
