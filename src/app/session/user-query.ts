import { queryOptions } from '@tanstack/react-query'
import { codes } from '#contract/codes.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { openSession, type Session } from '#device/session/session.ts'
import { persisterOf } from './query-client.ts'

/** A session that has timed out asks nothing more; what was kept is still read. Asked of the kept row: after a login it is ahead of the screen. */
export async function whileValid<T>(userId: string, ask: () => Promise<T>): Promise<T> {
  const session = await openSession()
  if (session?.user_id !== userId || session.is_expired) throw new ApiError({ code: codes.sessionTimedOut.code })
  return ask()
}

/** A question to the server on behalf of a user, whose answer is kept in their database; `about` tells several apart. */
export function userQuery<T>(
  name: string,
  session: Session | null | undefined,
  ask: (signal: AbortSignal) => Promise<T>,
  about: readonly string[] = [],
) {
  const userId = session?.user_id ?? ''
  return queryOptions({
    queryKey: [name, userId, ...about],
    queryFn: ({ signal }) => whileValid(userId, () => ask(signal)),
    enabled: userId !== '' && !about.includes(''),
    persister: persisterOf(userId),
  })
}
