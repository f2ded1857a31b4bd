import { deviceDb } from '../store/device-db.ts'
import { plausibleTimeOf } from '../store/known-time.ts'

/** Maximum pause within one visit (ms); a later return is a new visit. */
const VISIT_GAP_MS = 30 * 60_000

interface Install {
  readonly visits: number
  readonly last_at: number
  readonly dismissed_at: number | null
}

const KEY = 'install'

/** Returns the number of visits, and the time at which the user dismissed the offer to install the app. */
export async function readInstallState(): Promise<Install> {
  const stored = (await deviceDb.settings.get(KEY))?.value as Install | undefined
  return stored ? { ...stored, dismissed_at: plausibleTimeOf(stored.dismissed_at) } : { visits: 0, last_at: 0, dismissed_at: null }
}

/** Counts this visit, unless it continues the last one, and returns the total. */
export async function recordVisit(now = Date.now()): Promise<number> {
  return deviceDb.transaction('rw', deviceDb.settings, async () => {
    const install = await readInstallState()
    const visits = now - (plausibleTimeOf(install.last_at) ?? 0) > VISIT_GAP_MS ? install.visits + 1 : install.visits
    await deviceDb.settings.put({ key: KEY, value: { ...install, visits, last_at: now } })
    return visits
  })
}

export async function dismissInstallOffer(now = Date.now()): Promise<void> {
  await deviceDb.transaction('rw', deviceDb.settings, async () => {
    await deviceDb.settings.put({ key: KEY, value: { ...(await readInstallState()), dismissed_at: now } })
  })
}
