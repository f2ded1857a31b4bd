import { ApiError, callEndpoint } from '../wire/api.ts'
import { deviceDb } from '../store/device-db.ts'

/** Key of the tokens whose sessions ended on this device but not yet on the server. */
const KEY = 'farewells'

async function readPendingLogouts(): Promise<readonly string[]> {
  return ((await deviceDb.settings.get(KEY))?.value as string[] | undefined) ?? []
}

/** Records a token whose session must end on the server. Call inside a transaction of `settings`. */
export async function recordPendingLogout(token: string): Promise<void> {
  await deviceDb.settings.put({ key: KEY, value: [...(await readPendingLogouts()), token] })
}

/** Sends pending logouts, no matter who is logged in now. Returns true if none is left. */
export async function sendPendingLogouts(signal?: AbortSignal): Promise<boolean> {
  for (const token of await readPendingLogouts()) if (await sendLogout(token, signal)) await forget(token)
  return (await readPendingLogouts()).length === 0
}

async function sendLogout(token: string, signal: AbortSignal | undefined): Promise<boolean> {
  try {
    await callEndpoint('logout', {}, { token, signal })
    return true
  } catch (error) {
    // Counts an expired session as ended.
    return error instanceof ApiError && error.codeName === 'sessionTimedOut'
  }
}

async function forget(token: string): Promise<void> {
  await deviceDb.transaction('rw', deviceDb.settings, async () => {
    const left = (await readPendingLogouts()).filter((one) => one !== token)
    await (left.length > 0 ? deviceDb.settings.put({ key: KEY, value: left }) : deviceDb.settings.delete(KEY))
  })
}
