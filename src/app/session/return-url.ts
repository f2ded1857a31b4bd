import { storage } from '../browser/storage.ts'

let wasLoggedIn = false

/** Notes that someone is logged in: a later redirect to the login is a logout. */
export function markLoggedIn(): void {
  wasLoggedIn = true
}

/**
 * Stores the address opened before the login, in session storage because it may name an archive. Not after a logout
 * in this tab: the next user must not get the previous one's page.
 */
export function storeReturnUrl(href: string): void {
  if (!wasLoggedIn) storage.setReturnUrl(href)
}

/** Target after the login: the stored address, or `/home`. */
export function getReturnUrl(): string {
  const href = storage.getReturnUrl() ?? '/home'
  // `//` and `/\` would lead to another host.
  return /^\/(?![/\\])/.test(href) ? href : '/home'
}

export function clearReturnUrl(): void {
  storage.setReturnUrl(null)
}
