import { useSyncExternalStore } from 'react'
import { openSession, type Session } from '#device/session/session.ts'
import { liveStore } from '../live/live-store.ts'

const store = liveStore(openSession)

/** The guard has read the session already: the first render need not wait for it. */
export const knowSession: (known: Session) => void = store.prime

/** Who is logged in, live across tabs and the worker; null = nobody, undefined = not read yet. */
export function useSession(): Session | null | undefined {
  return useSyncExternalStore(store.subscribe, store.get)
}

/** Of the user who is logged in; '' until it is known. Inside the shell it is. */
export function useUserId(): string {
  return useSession()?.user_id ?? ''
}
