import { sendPendingLogouts } from '#device/session/pending-logouts.ts'
import { logOut } from '#device/session/log-out.ts'
import { browserStorage } from '../browser/storage.ts'

/** Sends pending logouts to the server now, and after a failure again when the browser is online. */
export async function flushPendingLogouts(): Promise<void> {
  const isDone = await sendPendingLogouts().catch(() => false)
  if (isDone) browserStorage.setPendingLogout(false)
  else addEventListener('online', () => void flushPendingLogouts(), { once: true })
}

/** Logs out on this device and sends the logout to the server in the background. */
export async function logOutAndNotify(): Promise<void> {
  browserStorage.setPendingLogout(true)
  await logOut()
  void flushPendingLogouts()
}
