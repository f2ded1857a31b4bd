import type { QueryClient } from '@tanstack/react-query'
import { pull } from '#device/sync/pull.ts'
import type { Session } from '#device/session/session.ts'
import { membershipOf } from '../../../session/membership.ts'
import { productTimesOf, userInfoOf } from '../../../session/user-info.ts'
import type { userQuery } from '../../../session/user-query.ts'

/** The first asking may bring the kept answer, which is from before; the second brings a new one. */
async function askAnew<T>(queries: QueryClient, query: ReturnType<typeof userQuery<T>>): Promise<void> {
  await queries.prefetchQuery(query)
  await queries.refetchQueries({ queryKey: query.queryKey, exact: true })
}

/** Asks anew for everything that a purchase changes. What cannot be had now is asked for by the next look. */
export async function refreshBought(queries: QueryClient, session: Session): Promise<void> {
  await Promise.allSettled([
    askAnew(queries, userInfoOf(session)),
    askAnew(queries, productTimesOf(session)),
    askAnew(queries, membershipOf(session)),
    queries.invalidateQueries({ queryKey: ['chat-remaining'] }),
    queries.invalidateQueries({ queryKey: ['catalogue'] }),
    queries.invalidateQueries({ queryKey: ['payments'] }),
    pull('archives'),
    pull('shelf'),
  ])
}
