import type { QueryPersister } from '@tanstack/react-query'
import type { DeviceSession } from '#device/session/session.ts'
import { createPersister } from './query-client.ts'
import { createQueryKey, type QueryName, withValidSession } from './user-query.ts'

interface Page {
  /** Cursor of the next page; null on the last page. */
  readonly next: string | null
}

/** Returns query options like `createUserQuery`, with cursor pagination; all fetched pages are stored as one entry. */
export function createInfiniteUserQuery<T extends Page>(
  name: QueryName,
  session: DeviceSession | null | undefined,
  request: (before: string | undefined, signal: AbortSignal) => Promise<T>,
) {
  const userId = session?.user_id ?? ''
  return {
    queryKey: createQueryKey(name, userId),
    queryFn: ({ pageParam, signal }: { readonly pageParam: string | undefined; readonly signal: AbortSignal }) =>
      withValidSession(userId, () => request(pageParam, signal)),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: T) => next,
    enabled: userId !== '',
    // The persister works for infinite queries, but its type covers a single page.
    persister: createPersister(userId) as QueryPersister<T, string[], string | undefined>,
  }
}
