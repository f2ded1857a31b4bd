import type { Workbox } from 'workbox-window'
import { externalStore, useStore } from '../live/external-store.ts'

/** Knows of a version that is installed and waits for a person's word. */
const waiting = externalStore<Workbox | null>(null)
const CHECK_MS = 3_600_000

/** Whether a new version waits. */
export function useIsUpdateReady(): boolean {
  return useStore(waiting, (workbox) => workbox !== null)
}

/** The person wants the new version: it takes over, and every tab loads anew (`followVersions`). */
export function acceptUpdate(): void {
  waiting.get()?.messageSkipWaiting()
  waiting.set(null)
}

/**
 * Registers the worker and follows its versions, whoever found them: says when one waits, asks for newer ones, and
 * reloads this tab when another takes over, which happens only after somebody accepted it in some tab.
 * @throws where the browser has no place for a worker
 */
export async function followVersions(workbox: Workbox, reload: () => void): Promise<void> {
  const container = navigator.serviceWorker
  let wasControlled = false
  // Where no worker stands behind the page there is nothing that a new one would replace.
  const tell = () => container.controller && waiting.set(workbox)
  workbox.addEventListener('waiting', tell)
  workbox.addEventListener('controlling', () => {
    if (wasControlled) reload()
    wasControlled = true
  })
  const registration = await workbox.register()
  // The first worker that ever takes a page over is no update: the page stays as it is.
  wasControlled = container.controller !== null
  keepChecking(() => {
    // Workbox follows one version that others found; a later one that waits is seen here.
    if (registration?.waiting) tell()
    workbox.update().catch(() => undefined)
  })
}

/** Asks for a new version every hour, and when the page is looked at again. Offline is no reason to fail. */
function keepChecking(ask: () => void): void {
  let checkedAt = Date.now()
  const check = () => {
    if (!navigator.onLine || document.visibilityState !== 'visible') return
    checkedAt = Date.now()
    ask()
  }
  setInterval(check, CHECK_MS)
  // A minute apart at least: some people switch apps all the time.
  const checkAgain = () => Date.now() - checkedAt > 60_000 && check()
  document.addEventListener('visibilitychange', checkAgain)
  addEventListener('online', checkAgain)
}
