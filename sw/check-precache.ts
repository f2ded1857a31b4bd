import { completePrecache } from './shell.ts'

/** Delay before the check in milliseconds, so that the page that started the worker loads first. */
const DELAY_MS = 2_000

let hasChecked = false

/**
 * Completes the precache once per start of the worker, after its first request: the browser may have evicted files since the last start.
 */
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
