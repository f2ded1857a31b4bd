import { redirect } from '@tanstack/react-router'
import { readSessionRow } from '#device/session/session-row.ts'
import { browserStorage } from '../browser/storage.ts'
import { storeReturnUrl, markLoggedIn } from '../session/login-return.ts'

/** Who may open a page: users with an archive, users without an archive, or visitors who are not logged in. */
export type AccessRequirement = 'archive' | 'no archive' | 'no session'

// A separate chunk, because the login page does not need the local database.
const sessionGuards = () => import('./first/session-guards.ts')

/** Loaders of the chunks that each guard needs. */
export const guardFileLoaders = { archive: [sessionGuards], 'no archive': [sessionGuards], 'no session': [] }

/** Returns the redirect that follows from the presence of a token alone; undefined if there is none. */
export function getTokenRedirectPath(needs: AccessRequirement): '/home' | '/' | undefined {
  const hasToken = Boolean(browserStorage.getToken())
  if (needs === 'no session') return hasToken ? '/home' : undefined
  return hasToken ? undefined : '/'
}

/**
 * Restores a missing token in local storage from the session row.
 * Reads IndexedDB without Dexie, which the login page does not load.
 */
async function restoreToken(): Promise<void> {
  if (browserStorage.getToken()) return
  const session = await readSessionRow()
  if (session) browserStorage.setToken(session.token)
}

function redirectIfDenied(needs: AccessRequirement) {
  const to = getTokenRedirectPath(needs)
  if (to) throw redirect({ to, replace: true })
}

/** Guard of the login and agreement pages: admits only visitors who are not logged in (P-02). */
export async function requireNoSession() {
  await restoreToken()
  redirectIfDenied('no session')
}

/** Stub until the session guards are loaded. */
let isGranted = () => false

/**
 * Guard of the shell: redirects to onboarding without an archive, and to the login (which returns here) without a session.
 * Synchronous once access is granted.
 */
export function requireArchive({ location }: { location: { href: string } }): Promise<void> | undefined {
  return isGranted() ? undefined : checkArchiveAccess(location.href)
}

async function checkArchiveAccess(href: string) {
  await restoreToken()
  if (browserStorage.getToken()) markLoggedIn()
  else storeReturnUrl(href)
  redirectIfDenied('archive')
  const loaded = await sessionGuards()
  isGranted = loaded.isAccessGranted
  await loaded.redirectUnlessHasArchive()
}

/** Guard of onboarding: admits only users without an archive. */
export async function requireNoArchive() {
  await restoreToken()
  redirectIfDenied('no archive')
  await (await sessionGuards()).redirectIfHasArchive()
}

export const guards = { archive: requireArchive, 'no archive': requireNoArchive, 'no session': requireNoSession }

/** Loads the session guards and opens their databases. */
export async function preloadSessionGuards(): Promise<void> {
  await (await sessionGuards()).openDatabases()
}
