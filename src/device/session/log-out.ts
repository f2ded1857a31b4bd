import { deleteUserDb } from '../store/db.ts'
import { deviceDb } from '../store/device-db.ts'
import { recordPendingLogout, sendPendingLogouts } from './pending-logouts.ts'
import { clearSession, getSession } from './session.ts'

/** Maximum time a logout waits for the server (ms). */
const LOGOUT_WAIT_MS = 5_000

/**
 * Ends the session and deletes the user's database; deletes the session row first, so that screens stop reading. The server may be informed
 * later.
 */
export async function logOut(): Promise<void> {
  const session = await getSession()
  if (!session) return
  await deleteUserData(session.user_id, session.token)
  await Promise.allSettled([sendPendingLogouts(AbortSignal.timeout(LOGOUT_WAIT_MS))])
}

/** Deletes all data of a user on this device. Stores `token`, if given, until the server has ended its session. */
export async function deleteUserData(userId: string, token?: string): Promise<void> {
  await deviceDb.transaction('rw', deviceDb.session, deviceDb.users, deviceDb.settings, async () => {
    await clearSession()
    await deviceDb.users.delete(userId)
    if (token !== undefined) await recordPendingLogout(token)
  })
  await deleteUserDb(userId)
}
