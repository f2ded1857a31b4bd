import { getSession, type Session } from '#device/session/session.ts'
import { primeLiveQuery, useLive } from '../live/use-live.ts'

/** Primes the session query with what the guard has read, for the first render. */
export const primeSession = (known: Session): void => primeLiveQuery(known, getSession)

/** The session; null when logged out, undefined until it is read. Live across tabs and the worker. */
export function useSession(): Session | null | undefined {
  return useLive(getSession)
}

/** The user's id; '' when logged out or not read yet. Always known inside the shell. */
export function useUserId(): string {
  return useSession()?.user_id ?? ''
}
