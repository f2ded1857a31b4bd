import { Workbox } from 'workbox-window'
import { getEntryScriptUrl } from '../browser/entry-address.ts'
import { announceUpdate } from './update.ts'

const CHECK_MS = 3_600_000
/** Delay in ms before a retry after a failed install; doubles with each further failure, up to `CHECK_MS`. */
const FIRST_RETRY_MS = 15_000

/**
 * Registers the worker, announces updates and calls `reload` when another version takes control. @throws if the browser refuses the
 * registration
 */
export async function registerServiceWorkerUpdates(reload: () => void): Promise<void> {
  let retryMs = FIRST_RETRY_MS
  let workbox: Workbox | undefined
  let registration: ServiceWorkerRegistration | undefined
  /**
   * Checks for an update. Needs a new `Workbox` if the first install failed: no registration is left, and a `Workbox` registers only
   * once.
   */
  const checkForUpdate = async () => {
    if (workbox && (registration?.active ?? registration?.installing)) return workbox.update()
    workbox = new Workbox('/sw.js', { updateViaCache: 'none' })
    registration = await workbox.register({ immediate: true })
    if (registration) follow(workbox, registration, retry)
  }
  const announceAndCheck = () => {
    // Another tab may have found a new version that is now waiting.
    if (workbox && registration) announceIfWaiting(workbox, registration)
    void checkForUpdate().catch(() => undefined)
  }
  function retry() {
    setTimeout(announceAndCheck, retryMs)
    retryMs = Math.min(retryMs * 2, CHECK_MS)
  }
  reloadOnTakeover(navigator.serviceWorker, reload)
  scheduleChecks(announceAndCheck)
  await checkForUpdate()
}

/**
 * Announces a waiting version if a worker controls the page. Without a controller it is the first install, which WebKit reports as
 * waiting.
 */
function announceIfWaiting(workbox: Workbox, { active, waiting }: ServiceWorkerRegistration): void {
  if (active && waiting && navigator.serviceWorker.controller) announceUpdate(workbox)
}

/** Announces installed versions and retries failed installs. Own listeners: `Workbox` misses a second version found by another tab. */
function follow(workbox: Workbox, registration: ServiceWorkerRegistration, retry: () => void): void {
  const onState = ({ target }: Event) => {
    const { state } = target as ServiceWorker
    if (state === 'installed') announceIfWaiting(workbox, registration)
    if (state === 'redundant') retry()
  }
  const watch = () => registration.installing?.addEventListener('statechange', onState)
  registration.addEventListener('updatefound', watch)
  watch()
  announceIfWaiting(workbox, registration)
}

/** Reloads when another version takes control: the user accepted it in any tab, or this page's code is not in the worker's cache. */
function reloadOnTakeover(container: ServiceWorkerContainer, reload: () => void): void {
  let wasControlled = container.controller !== null
  container.addEventListener('controllerchange', async () => {
    const isOther = wasControlled
    wasControlled = true
    if (isOther || !(await isEntryCached())) reload()
  })
}

/** Returns whether the caches contain this page's entry script. */
async function isEntryCached(): Promise<boolean> {
  const entry = getEntryScriptUrl()
  return entry === undefined || (await caches.match(entry)) !== undefined
}

/** Checks hourly and, at most once a minute, when the page becomes visible or online. Skips checks while offline or hidden. */
function scheduleChecks(checkForUpdate: () => void): void {
  let checkedAt = Date.now()
  const check = () => {
    if (!navigator.onLine || document.visibilityState !== 'visible') return
    checkedAt = Date.now()
    checkForUpdate()
  }
  setInterval(check, CHECK_MS)
  // Limited to once a minute: users may switch apps every few seconds.
  const checkAgain = () => Date.now() - checkedAt > 60_000 && check()
  document.addEventListener('visibilitychange', checkAgain)
  addEventListener('online', checkAgain)
}
