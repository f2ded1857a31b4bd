import { useSyncExternalStore } from 'react'
import { isServerReachable, watchReachability } from '#device/wire/reachability.ts'
import { useSession } from './session.ts'
import { useIsOnline } from '../browser/use-is-online.ts'

/** State of the connection: no network, server unreachable, or no known problem. */
export type Connectivity = 'offline' | 'unreachable' | 'online'

/** Returns the connectivity, live: `offline` by `navigator.onLine`, `unreachable` after failed requests. */
export function useConnectivity(): Connectivity {
  const isOnline = useIsOnline()
  const session = useSession()
  const isReached = useSyncExternalStore(watchReachability, isServerReachable)
  if (!isOnline) return 'offline'
  // The server itself reported the expiry of the session, so it was reachable.
  if (session?.is_expired) return 'online'
  return isReached ? 'online' : 'unreachable'
}
