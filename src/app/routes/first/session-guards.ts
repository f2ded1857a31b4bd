import { redirect } from '@tanstack/react-router'
import { ApiError } from '#device/wire/api-error.ts'
import { hasArchives, getArchivesPullTime, listRemovedArchives } from '#device/archives/archive-list.ts'
import { clearSession, getSession, type DeviceSession } from '#device/session/session.ts'
import { withDatabaseTimeout } from '#device/store/with-timeout.ts'
import { onTablesWritten } from '#device/store/on-tables-written.ts'
import { primeSession } from '../../session/session.ts'
import { browserStorage } from '../../browser/storage.ts'
import { runWhenIdle } from '../../browser/when-idle.ts'

const PULL_TIMEOUT_MS = 4000

/** Pulls the archives. Imports the pull code dynamically: an app start with a stored list of archives does not need it. */
async function pullArchives(signal?: AbortSignal): Promise<void> {
  const { pullDocument } = await import('#device/sync/pull.ts')
  await pullDocument('archives', signal)
}

/** Opens the databases that the guards read. Called while the page's chunks are loading. */
export async function openDatabases(): Promise<void> {
  const session = await getSession()
  if (session) await getArchivesPullTime(session.user_id)
}

/** Returns the session row; makes the stored token match it. Redirects to the login without a session row or token. */
async function requireSession(): Promise<DeviceSession> {
  const session = browserStorage.getToken() ? await withDatabaseTimeout(getSession()) : null
  if (!session) {
    // Drops the token, which is useless without the session row: the database was cleared.
    browserStorage.setToken(null)
    throw redirect({ to: '/', replace: true })
  }
  // The row wins over the token: a login in another tab writes the row first.
  if (session.token !== browserStorage.getToken()) browserStorage.setToken(session.token)
  primeSession(session)
  return session
}

/**
 * Waits for the first pull of archives, so that the user creates no duplicate of a server archive.
 * @throws ApiError when the pull fails; the retry page handles it
 */
async function waitForFirstPull(userId: string) {
  if ((await withDatabaseTimeout(getArchivesPullTime(userId))) !== null) return
  try {
    await pullArchives()
  } catch (error) {
    if (error instanceof ApiError && error.codeName === 'sessionTimedOut') {
      // Ends the expired session: without stored data of this user it is of no use.
      await clearSession()
      browserStorage.setToken(null)
      throw redirect({ to: '/login', replace: true })
    }
    throw error
  }
}

/** Returns whether the user has an archive, on this device or on the server. Any pull after the first one is limited to 4 s. */
async function hasArchiveAnywhere(userId: string): Promise<boolean> {
  await waitForFirstPull(userId)
  if (await withDatabaseTimeout(hasArchives(userId))) return true
  await pullArchives(AbortSignal.timeout(PULL_TIMEOUT_MS)).catch(() => {})
  return hasArchives(userId)
}

/** Session token for which access was granted; reset on every write to sessions or archives. */
let granted: { readonly token?: string } = {}
onTablesWritten(['session', 'archives'], () => {
  const wasGranted = granted.token !== undefined
  granted = {}
  // Checks again when idle, so that the next navigation need not: usually a pull has only rewritten the same data.
  if (wasGranted) runWhenIdle(() => void recheckAccess().catch(() => undefined))
})

async function recheckAccess() {
  const attempt = (granted = {})
  const session = await getSession()
  const hasAccess = session !== null && (await hasArchives(session.user_id))
  if (hasAccess && granted === attempt) granted = { token: session.token }
}

/** Returns whether access is already granted; a navigation then needs no database read. */
export const isAccessGranted = (): boolean => granted.token !== undefined && granted.token === browserStorage.getToken()

/** Redirects to onboarding when the user has no archive. */
export async function redirectUnlessHasArchive() {
  const attempt = (granted = {})
  const { user_id, token } = await requireSession()
  if (await hasArchiveAnywhere(user_id)) {
    // Grants access only if no write has reset `granted` meanwhile.
    if (granted === attempt) granted = { token }
    return
  }
  // Skips the introduction for a user who has removed their last archive; the form also offers to restore it.
  const isKnown = (await listRemovedArchives(user_id)).length > 0
  throw redirect({ to: '/onboarding', hash: isKnown ? 'form' : '', replace: true })
}

/** Id of the user whose archives were pulled for the onboarding page. */
let pulledForUser = ''

/** Redirects home when the user has an archive. Pulls from the server once; later onboarding steps need no network. */
export async function redirectIfHasArchive() {
  const { user_id } = await requireSession()
  const found = pulledForUser === user_id ? await withDatabaseTimeout(hasArchives(user_id)) : await hasArchiveAnywhere(user_id)
  pulledForUser = user_id
  if (found) throw redirect({ to: '/home', replace: true })
}
