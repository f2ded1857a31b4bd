import { ApiError } from '#device/api-error.ts'
import { useSession } from '../session.ts'
import { useIsOnline } from '../ui/use-is-online.ts'
import { useUserInfoQuery } from '../user-info.ts'

/** No network, a network without our server behind it, or all well as far as is known. */
export type Reach = 'offline' | 'unreachable' | 'online'

const outOfReach: ReadonlySet<string> = new Set(['offline', 'timeout', 'emptyAnswer', 'unreadable', 'unavailable'])

/** The browser is believed when it says that there is no network; that there is one, only an answer shows. */
export function useReach(): Reach {
  const isOnline = useIsOnline()
  const session = useSession()
  const { error } = useUserInfoQuery()
  if (!isOnline) return 'offline'
  // It was the server that said so, and what helps is a login.
  if (session?.is_expired) return 'online'
  return error instanceof ApiError && outOfReach.has(error.codeName ?? '') ? 'unreachable' : 'online'
}
