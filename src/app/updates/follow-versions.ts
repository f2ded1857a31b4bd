import { Workbox } from 'workbox-window'
import { entryAddress } from '../browser/entry-address.ts'
import { offerUpdate } from './update.ts'

const CHECK_MS = 3_600_000
/** After a version that could not be had whole; twice as long after each further one. */
const FIRST_RETRY_MS = 15_000

/**
 * Registers the worker and follows its versions, whoever found them: says when one waits, asks for newer ones, and
 * reloads this tab when another version than its own takes over.
 * @throws where the browser has no place for a worker
 */
export async function followVersions(reload: () => void): Promise<void> {
  let retryMs = FIRST_RETRY_MS
  let workbox: Workbox | undefined
  let registration: ServiceWorkerRegistration | undefined
  /** Of a first version that came to nothing no registration is left to be asked, and a `Workbox` registers once. */
  const ask = async () => {
    if (workbox && (registration?.active ?? registration?.installing)) return workbox.update()
    workbox = new Workbox('/sw.js', { updateViaCache: 'none' })
    registration = await workbox.register({ immediate: true })
    if (registration) follow(workbox, registration, retry)
  }
  const askAgain = () => {
    // One that somebody else found may have come to wait meanwhile.
    if (workbox && registration) tell(workbox, registration)
    void ask().catch(() => undefined)
  }
  function retry() {
    setTimeout(askAgain, retryMs)
    retryMs = Math.min(retryMs * 2, CHECK_MS)
  }
  reloadForOthers(navigator.serviceWorker, reload)
  keepChecking(askAgain)
  await ask()
}

/**
 * Where no worker stands behind the page there is nothing that a new one would replace. WebKit still lists a first worker as waiting
 * in the moment in which it takes the pages over.
 */
function tell(workbox: Workbox, { active, waiting }: ServiceWorkerRegistration): void {
  if (active && waiting && navigator.serviceWorker.controller) offerUpdate(workbox)
}

/**
 * A version is installed when all of its files are here; one that fails is tried again. The browser is listened to itself:
 * of a second version that another tab found a `Workbox` does not tell.
 */
function follow(workbox: Workbox, registration: ServiceWorkerRegistration, retry: () => void): void {
  const onState = ({ target }: Event) => {
    const { state } = target as ServiceWorker
    if (state === 'installed') tell(workbox, registration)
    if (state === 'redundant') retry()
  }
  const watch = () => registration.installing?.addEventListener('statechange', onState)
  registration.addEventListener('updatefound', watch)
  watch()
  tell(workbox, registration)
}

/** Another version takes over when somebody accepted it in some tab, or when this page came past the worker or before the first one. */
function reloadForOthers(container: ServiceWorkerContainer, reload: () => void): void {
  let wasControlled = container.controller !== null
  container.addEventListener('controllerchange', async () => {
    const isOther = wasControlled
    wasControlled = true
    if (isOther || !(await isOfThisVersion())) reload()
  })
}

/** Whether the worker keeps the code that this page runs. */
async function isOfThisVersion(): Promise<boolean> {
  const entry = entryAddress()
  return entry === undefined || (await caches.match(entry)) !== undefined
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
