import { storage } from '../browser/storage.ts'

let wasIn = false

/** Somebody is logged in: from here on, being led to the login means that they left. */
export function noteEntered(): void {
  wasIn = true
}

/**
 * Keeps the address that somebody opened before logging in. In the tab alone, for it may name an archive; and
 * only what this tab was opened with, for whoever logs in after a log-out does not want the other's page.
 */
export function keepWantedPage(href: string): void {
  if (!wasIn) storage.keepWantedPage(href)
}

/** Where a login leads: the page that was opened, of this origin only, or today. */
export function wantedPage(): string {
  const href = storage.wantedPage() ?? '/home'
  // Two slashes, or a slash that leans the other way, would name another host.
  return /^\/(?![/\\])/.test(href) ? href : '/home'
}

export function forgetWantedPage(): void {
  storage.keepWantedPage(null)
}
