import { LOCALES } from '#contract/locale.ts'
import { PERIODIC_SYNC_TAG } from '#device/sync/sync-tag.ts'
import gazetteer from '#places/data/gazetteer.bin?url&no-inline'
import { listCoreFontUrls } from '../fonts/load.ts'
import { runWhenIdle } from '../browser/when-idle.ts'

const HALF_A_DAY_MS = 43_200_000

/** Starts sync, service worker, updates and idle prefetching. Call it after the first render. */
export function startPwa(): void {
  runWhenIdle(() => void startSync())
  void startWorker()
}

/** Records the visit and starts syncing. */
async function startSync(): Promise<void> {
  const [{ recordVisit }, { startAutoSync: watchWakeups }] = await Promise.all([
    import('#device/settings/visits.ts'),
    import('#device/sync/wake.ts'),
  ])
  void recordVisit()
  watchWakeups({ network: window, visibility: document, isVisible: () => document.visibilityState === 'visible' })
}

/** Registers the worker, watches for new versions and lets the worker cache files that are not in the precache. */
async function startWorker(): Promise<void> {
  // The development server has no worker.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    const { registerServiceWorkerUpdates } = await import('./follow-versions.ts')
    await registerServiceWorkerUpdates(() => location.reload())
    const container = navigator.serviceWorker
    const registration = await container.ready
    const { active } = registration
    // Asks the worker to claim this page: a page that is loading while the first worker claims its clients is left out.
    if (!container.controller) active?.postMessage({ type: 'CLAIM' })
    if (!container.controller) await new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }))
    // Gives the active worker no work while a new version is waiting: it would delay the takeover.
    runWhenIdle(() => registration.waiting ?? active?.postMessage({ type: 'WARM', urls: listPrefetchUrls() }))
    runWhenIdle(() => void startReminderSync())
    runWhenIdle(() => void registerDaySync(container))
  } catch {
    // Ignored: some private windows and managed browsers allow no worker, and the page then works online only.
  }
}

/** Starts reporting a new time zone, login or push subscription to the server while reminders are on. */
async function startReminderSync(): Promise<void> {
  if (!('PushManager' in window)) return
  const { startSyncingReminders } = await import('#device/reminders/watch.ts')
  startSyncingReminders({ registration: await navigator.serviceWorker.ready, network: window, visibility: document })
}

/** Registers Periodic Background Sync, which prepares new days. Browsers grant it only to installed apps. */
async function registerDaySync(container: ServiceWorkerContainer): Promise<void> {
  const { periodicSync } = (await container.ready) as ServiceWorkerRegistration & {
    readonly periodicSync?: { register(tag: string, options: { minInterval: number }): Promise<void> }
  }
  await periodicSync?.register(PERIODIC_SYNC_TAG, { minInterval: HALF_A_DAY_MS }).catch(() => undefined)
}

/** Returns the URLs of files that the worker caches for offline use: fonts of all languages and the place table. */
function listPrefetchUrls(): string[] {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  const fonts = new Set(LOCALES.flatMap(listCoreFontUrls))
  // Leaves out the place table (0.5 MB) if data saver is on.
  return connection?.saveData ? [...fonts] : [...fonts, gazetteer]
}
