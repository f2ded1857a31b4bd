import { getSession, type DeviceSession } from '#device/session/session.ts'
import { primeLiveQuery, useLive } from '../live/use-live.ts'

/** Primes the session query with the row that the guard has read, for the first render. */
export const primeSession = (known: DeviceSession): void => primeLiveQuery(known, getSession)

/** Returns the session; null when logged out, undefined until it is read. Updates on writes by other tabs and the service worker too. */
export function useSession(): DeviceSession | null | undefined {
  return useLive(getSession)
}

/** Returns the user id; '' when logged out or while the session is not read yet. Never '' inside the shell. */
export function useUserId(): string {
  return useSession()?.user_id ?? ''
}
