import { openSession, type Session } from '#device/session/session.ts'
import { primeLiveQuery, useLive } from '../live/use-live.ts'

/** The guard has read the session already: the first render need not wait for it. */
export const knowSession = (known: Session): void => primeLiveQuery(known, openSession)

/** Who is logged in, live across tabs and the worker; null = nobody, undefined = not read yet. */
export function useSession(): Session | null | undefined {
  return useLive(openSession)
}

/** Of the user who is logged in; '' until it is known. Inside the shell it is. */
export function useUserId(): string {
  return useSession()?.user_id ?? ''
}
