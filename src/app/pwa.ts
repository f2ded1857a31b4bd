import { LOCALES } from '#contract/locale.ts'
import { coreFontUrls } from './fonts/load.ts'
import { watchInstall } from './install.ts'
import { followTakeover, keepChecking, watchRegistration } from './update.ts'
import { whenIdle } from './when-idle.ts'

/** The page's life beyond the page: worker, updates, installing, and what is fetched ahead when idle. */
export function startPwa(): void {
  watchInstall()
  whenIdle(() => void watchDevice())
  void startWorker().then(() => whenIdle(() => void preloadPlaces()))
}

/** Counts the visit, sends what waits, brings what is new. The first paint needs none of it. */
async function watchDevice(): Promise<void> {
  const [{ recordVisit }, { watchWakeups }] = await Promise.all([import('#device/visits.ts'), import('#device/wake.ts')])
  void recordVisit()
  watchWakeups({ network: window, visibility: document, isVisible: () => document.visibilityState === 'visible' })
}

/** Settled when the worker is in charge, so that what is fetched from then on is kept by it. */
async function startWorker(): Promise<void> {
  // The development server has no worker.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const container = navigator.serviceWorker
  followTakeover(container, () => location.reload())
  try {
    const registration = await container.register('/sw.js', { updateViaCache: 'none' })
    watchRegistration(registration, container)
    keepChecking(registration)
    const { active } = await container.ready
    if (!container.controller) await new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }))
    whenIdle(() => active?.postMessage({ type: 'WARM', urls: [...new Set(LOCALES.flatMap(coreFontUrls))] }))
  } catch {
    // Private windows and locked-down browsers have no worker: the page works, online only.
  }
}

/** The gazetteer, so that places are found offline. Not on a connection that is asked to save. */
async function preloadPlaces(): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  // Not by the part's door: as a whole it would be one file, and charts need only its time zones.
  const places = await import('#places/search.ts')
  await places.preloadPlaces().catch(() => undefined)
}
