import { useSyncExternalStore } from 'react'
import { isServerReachable, watchReachability } from '#device/wire/reachability.ts'
import { useSession } from './session.ts'
import { useIsOnline } from '../browser/use-is-online.ts'

/** No network, a network without our server behind it, or all well as far as is known. */
export type Reach = 'offline' | 'unreachable' | 'online'

/** The browser is believed when it says that there is no network; that there is one, only an answer shows. */
export function useReach(): Reach {
  const isOnline = useIsOnline()
  const session = useSession()
  const isReached = useSyncExternalStore(watchReachability, isServerReachable)
  if (!isOnline) return 'offline'
  // It was the server that said so, and what helps is a login.
  if (session?.is_expired) return 'online'
  return isReached ? 'online' : 'unreachable'
}
