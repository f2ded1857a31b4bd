import { browserStorage } from '../browser/storage.ts'
import type { DeviceSession } from '#device/session/session.ts'

let wasLoggedIn = false

/** Records that a user is logged in: a later redirect to the login is then a logout. */
export function markLoggedIn(): void {
  wasLoggedIn = true
}

/**
 * Stores the address requested before login, for this tab only. Not after a logout: the next user must not land on the last user's
 * page.
 */
export function storeReturnUrl(href: string): void {
  if (!wasLoggedIn) browserStorage.setReturnUrl(href)
}

/** Returns the address to show after the login: the stored one, or `/home`. */
export function getReturnUrl(): string {
  const href = browserStorage.getReturnUrl() ?? '/home'
  // Rejects `//…` and `/\…`, which would lead to another host.
  return /^\/(?![/\\])/.test(href) ? href : '/home'
}

function clearReturnUrl(): void {
  browserStorage.setReturnUrl(null)
}

/** Stores the token and clears the state of the login form. Call it after the session row is written; the caller navigates. */
export function completeLogin(next: DeviceSession): void {
  browserStorage.setToken(next.token)
  browserStorage.setLoginAddress('')
  browserStorage.setCodeWaits(null)
  clearReturnUrl()
}
