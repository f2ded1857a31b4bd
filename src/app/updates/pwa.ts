import { LOCALES } from '#contract/locale.ts'
import { DAY_TAG } from '#device/sync/sync-tag.ts'
import gazetteer from '#places/data/gazetteer.bin?url&no-inline'
import { coreFontUrls } from '../fonts/load.ts'
import { whenIdle } from '../browser/when-idle.ts'

const HALF_A_DAY_MS = 43_200_000

/** The page's life beyond the page: worker, updates, and what is fetched ahead when idle. Called when the first page stands. */
export function startPwa(): void {
  whenIdle(() => void watchDevice())
  void startWorker()
}

/** Counts the visit, sends what waits, brings what is new. The first paint needs none of it. */
async function watchDevice(): Promise<void> {
  const [{ recordVisit }, { watchWakeups }] = await Promise.all([import('#device/settings/visits.ts'), import('#device/sync/wake.ts')])
  void recordVisit()
  watchWakeups({ network: window, visibility: document, isVisible: () => document.visibilityState === 'visible' })
}

/** Registers the worker, follows its versions, and has it keep what is not part of the shell. */
async function startWorker(): Promise<void> {
  // The development server has no worker.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    const { followVersions } = await import('./follow-versions.ts')
    await followVersions(() => location.reload())
    const container = navigator.serviceWorker
    const registration = await container.ready
    const { active } = registration
    // A page that loads in the very moment in which a first worker takes the pages over is missed by it.
    if (!container.controller) active?.postMessage({ type: 'CLAIM' })
    if (!container.controller) await new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }))
    // The next version takes over when this one has nothing to do: work given to it now would hold that up.
    whenIdle(() => registration.waiting ?? active?.postMessage({ type: 'WARM', urls: urlsAhead() }))
    whenIdle(() => void keepReminding())
    whenIdle(() => void askForDays(container))
  } catch {
    // Private windows and locked-down browsers have no worker: the page works, online only.
  }
}

/** Where somebody asked to be reminded, the server hears of another zone, login or subscription. */
async function keepReminding(): Promise<void> {
  if (!('PushManager' in window)) return
  const { watchReminders } = await import('#device/reminders/watch.ts')
  watchReminders({ registration: await navigator.serviceWorker.ready, network: window, visibility: document })
}

/** Has the browser wake the worker for each new day; it does for an app that is installed, and refuses others. */
async function askForDays(container: ServiceWorkerContainer): Promise<void> {
  const { periodicSync } = (await container.ready) as ServiceWorkerRegistration & {
    readonly periodicSync?: { register(tag: string, options: { minInterval: number }): Promise<void> }
  }
  await periodicSync?.register(DAY_TAG, { minInterval: HALF_A_DAY_MS }).catch(() => undefined)
}

/** What a later moment without a network will want: the other languages' faces and the place table. The worker keeps them; the page has no work with it. */
function urlsAhead(): string[] {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  const fonts = new Set(LOCALES.flatMap(coreFontUrls))
  // Half a megabyte is not for a connection that is asked to save.
  return connection?.saveData ? [...fonts] : [...fonts, gazetteer]
}
