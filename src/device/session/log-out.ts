import { deleteUserDb } from '../store/db.ts'
import { deviceDb } from '../store/device-db.ts'
import { recordPendingLogout, sendPendingLogouts } from './pending-logouts.ts'
import { clearSession, openSession } from './session.ts'

/** A log-out tells the server, but nobody waits longer than this for it. */
const LOGOUT_WAIT_MS = 5_000

/**
 * Ends the session and deletes the user's local database. The server is told, or will be when it can be reached
 * (`pending-logouts.ts`); the row goes first, so that screens let go of the database before it is deleted.
 */
export async function logOut(): Promise<void> {
  const session = await openSession()
  if (!session) return
  await forgetUser(session.user_id, session.token)
  await Promise.allSettled([sendPendingLogouts(AbortSignal.timeout(LOGOUT_WAIT_MS))])
}

/** Nobody is logged in, and this device keeps nothing of the user but a token whose session the server has to end. */
export async function forgetUser(userId: string, token?: string): Promise<void> {
  await deviceDb.transaction('rw', deviceDb.session, deviceDb.users, deviceDb.settings, async () => {
    await clearSession()
    await deviceDb.users.delete(userId)
    if (token !== undefined) await recordPendingLogout(token)
  })
  await deleteUserDb(userId)
}
