import { ApiError, call } from '../wire/api.ts'
import { deviceDb } from '../store/device-db.ts'

/** Sessions that were ended here, and that the server does not know of yet. */
const KEY = 'farewells'

async function untold(): Promise<readonly string[]> {
  return ((await deviceDb.settings.get(KEY))?.value as string[] | undefined) ?? []
}

/** Notes a token whose session is to end at the server, too. Within a transaction of `settings`. */
export async function recordPendingLogout(token: string): Promise<void> {
  await deviceDb.settings.put({ key: KEY, value: [...(await untold()), token] })
}

/** Tells the server of log-outs that it did not hear of; whoever is logged in by now. True when none is left. */
export async function sendPendingLogouts(signal?: AbortSignal): Promise<boolean> {
  for (const token of await untold()) if (await isHeard(token, signal)) await forget(token)
  return (await untold()).length === 0
}

async function isHeard(token: string, signal: AbortSignal | undefined): Promise<boolean> {
  try {
    await call('logout', {}, { token, signal })
    return true
  } catch (error) {
    // The session may have ended by itself.
    return error instanceof ApiError && error.codeName === 'sessionTimedOut'
  }
}

async function forget(token: string): Promise<void> {
  await deviceDb.transaction('rw', deviceDb.settings, async () => {
    const left = (await untold()).filter((one) => one !== token)
    await (left.length > 0 ? deviceDb.settings.put({ key: KEY, value: left }) : deviceDb.settings.delete(KEY))
  })
}
