import type { QueryPersister } from '@tanstack/react-query'
import type { Session } from '#device/session/session.ts'
import { persisterOf } from './query-client.ts'
import { whileValid } from './user-query.ts'

interface Page {
  /** What the question for the next page names; null where this is the last. */
  readonly next: string | null
}

/** A `userQuery` whose answer comes page by page; all pages that were asked for are kept together. */
export function userPages<T extends Page>(
  name: string,
  session: Session | null | undefined,
  ask: (before: string | undefined, signal: AbortSignal) => Promise<T>,
) {
  const userId = session?.user_id ?? ''
  return {
    queryKey: [name, userId],
    queryFn: ({ pageParam, signal }: { readonly pageParam: string | undefined; readonly signal: AbortSignal }) =>
      whileValid(userId, () => ask(pageParam, signal)),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: T) => next,
    enabled: userId !== '',
    // It is handed what fetches all pages, and its types know only one.
    persister: persisterOf(userId) as QueryPersister<T, string[], string | undefined>,
  }
}
