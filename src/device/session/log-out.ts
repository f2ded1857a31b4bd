import { deleteUserDb } from '../store/db.ts'
import { deviceDb } from '../store/device-db.ts'
import { recordPendingLogout, sendPendingLogouts } from './pending-logouts.ts'
import { clearSession, getSession } from './session.ts'

/** Maximum time a logout waits for the server (ms). */
const LOGOUT_WAIT_MS = 5_000

/**
 * Ends the session and deletes the user's database. The server is notified now or later (`pending-logouts.ts`); the session row is
 * deleted first, so that screens stop using the database.
 */
export async function logOut(): Promise<void> {
  const session = await getSession()
  if (!session) return
  await forgetUser(session.user_id, session.token)
  await Promise.allSettled([sendPendingLogouts(AbortSignal.timeout(LOGOUT_WAIT_MS))])
}

/** Deletes all data of a user on this device, except a token whose session the server still has to end. */
export async function forgetUser(userId: string, token?: string): Promise<void> {
  await deviceDb.transaction('rw', deviceDb.session, deviceDb.users, deviceDb.settings, async () => {
    await clearSession()
    await deviceDb.users.delete(userId)
    if (token !== undefined) await recordPendingLogout(token)
  })
  await deleteUserDb(userId)
}
