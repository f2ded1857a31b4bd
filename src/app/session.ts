import { useSyncExternalStore } from 'react'
import { liveQuery } from 'dexie'
import { openSession, type Session } from '#device/session.ts'
import { storage } from './storage.ts'

/** One subscription for the whole page, so that a component that comes later knows at its first render. */
let session: Session | null | undefined
let isWatching = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!isWatching) {
    isWatching = true
    liveQuery(openSession).subscribe((next) => {
      session = next
      for (const tell of listeners) tell()
    })
  }
  return () => void listeners.delete(listener)
}

/** The guard has read the session already: the first render need not wait for it. */
export function knowSession(known: Session): void {
  session ??= known
}

/** Who is logged in, live across tabs and the worker; null = nobody, undefined = not read yet. */
export function useSession(): Session | null | undefined {
  return useSyncExternalStore(subscribe, () => session)
}

/** Of the user who is logged in; '' until it is known. Inside the shell it soon is. */
export function useUserId(): string {
  return useSession()?.user_id ?? ''
}

/** After a login: the row is written, now the guard may know of it. The caller navigates. */
export function enterWith(next: Session): void {
  storage.keepToken(next.token)
}
