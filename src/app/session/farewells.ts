import { sendPendingLogouts } from '#device/session/pending-logouts.ts'
import { logOut } from '#device/session/log-out.ts'
import { storage } from '../browser/storage.ts'

/** Tells the server of log-outs that were made without it: now, or when the line is back. */
export async function followFarewells(): Promise<void> {
  const isDone = await sendPendingLogouts().catch(() => false)
  if (isDone) storage.keepFarewell(false)
  else addEventListener('online', () => void followFarewells(), { once: true })
}

/** Logs out here; the server hears of it as soon as it can. */
export async function leave(): Promise<void> {
  storage.keepFarewell(true)
  await logOut()
  void followFarewells()
}
