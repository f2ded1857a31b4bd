import { completePrecache } from './shell.ts'

/** Delay, so that the page that started the worker loads first. */
const DELAY_MS = 2_000

let hasChecked = false

/** Completes the precache after the first request of each worker start: the browser may have evicted files meanwhile. */
export function checkPrecacheOnce(event: ExtendableEvent): void {
  if (hasChecked) return
  hasChecked = true
  event.waitUntil(delay().then(completePrecache))
}

function delay(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, DELAY_MS)
  })
}
