import { storage } from '../browser/storage.ts'

/**
 * Starts fetching what the first page will ask for one after the other: the guard's database, the frame,
 * the page in it. Only begun; whoever needs a file waits for it, and meets its failure.
 */
export function fetchAhead(pathname: string): void {
  if (storage.token() === null) {
    if (/^\/(?:login|register)?$/.test(pathname)) begin(import('./pages/login-page.tsx'))
    return
  }
  begin(import('./session-guards.ts').then(({ warmUp }) => warmUp()))
  begin(import('./pages/shell-page.tsx'))
  if (matchMedia('(min-width: 1024px)').matches) begin(import('./pages/side-panel.tsx'))
  if (/^\/(?:$|login|register|home|fate\/?(?:index)?$)/.test(pathname)) begin(import('./pages/fate-index-page.tsx'))
}

/** What the fortune's first render shows. It is read again live: a failure here is no failure. */
export async function firstReadings(): Promise<void> {
  await import('./read-ahead.ts').then(({ readAhead }) => readAhead()).catch(() => undefined)
}

function begin(loading: Promise<unknown>) {
  loading.catch(() => undefined)
}
