import { makeWhole } from './shell.ts'

/** The page that started the worker comes first. */
const REST_MS = 2_000

let hasLooked = false

/** The browser may clear what was kept while the worker sleeps: with its first request after that it looks whether all is here. */
export function lookOnce(event: ExtendableEvent): void {
  if (hasLooked) return
  hasLooked = true
  event.waitUntil(rest().then(makeWhole))
}

function rest(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, REST_MS)
  })
}
