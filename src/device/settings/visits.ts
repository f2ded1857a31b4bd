import { deviceDb } from '../store/device-db.ts'
import { knownTimeOf } from '../store/known-time.ts'

/** Coming back within this time is still the same visit. */
const VISIT_GAP_MS = 30 * 60_000

interface Install {
  readonly visits: number
  readonly last_at: number
  readonly dismissed_at: number | null
}

const KEY = 'install'

/** How often the app was visited, and when its offer to be installed was turned down. */
export async function readInstall(): Promise<Install> {
  const kept = (await deviceDb.settings.get(KEY))?.value as Install | undefined
  return kept ? { ...kept, dismissed_at: knownTimeOf(kept.dismissed_at) } : { visits: 0, last_at: 0, dismissed_at: null }
}

/** Counts this visit and returns how many there were with it. */
export async function recordVisit(now = Date.now()): Promise<number> {
  return deviceDb.transaction('rw', deviceDb.settings, async () => {
    const install = await readInstall()
    const visits = now - (knownTimeOf(install.last_at) ?? 0) > VISIT_GAP_MS ? install.visits + 1 : install.visits
    await deviceDb.settings.put({ key: KEY, value: { ...install, visits, last_at: now } })
    return visits
  })
}

export async function dismissInstall(now = Date.now()): Promise<void> {
  await deviceDb.transaction('rw', deviceDb.settings, async () => {
    await deviceDb.settings.put({ key: KEY, value: { ...(await readInstall()), dismissed_at: now } })
  })
}
