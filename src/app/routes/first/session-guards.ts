import { redirect } from '@tanstack/react-router'
import { ApiError } from '#device/wire/api-error.ts'
import { hasArchives, lastPulledAt, listRemovedArchives } from '#device/archives/archive-list.ts'
import { clearSession, getSession, type Session } from '#device/session/session.ts'
import { withTimeout } from '#device/store/with-timeout.ts'
import { onTablesWritten } from '#device/store/on-tables-written.ts'
import { primeSession } from '../../session/session.ts'
import { storage } from '../../browser/storage.ts'
import { whenIdle } from '../../browser/when-idle.ts'

const PULL_TIMEOUT_MS = 4000

/** Pulls the archives. Imported dynamically, since a start with a stored list does not need it. */
async function pullArchives(signal?: AbortSignal): Promise<void> {
  const { pull } = await import('#device/sync/pull.ts')
  await pull('archives', signal)
}

/** Opens the databases that the guards read, in parallel to loading the page's files. */
export async function openDatabases(): Promise<void> {
  const session = await getSession()
  if (session) await lastPulledAt(session.user_id)
}

/** The session of the stored token. Redirects to the login without a session row. */
async function requireSession(): Promise<Session> {
  const session = storage.getToken() ? await withTimeout(getSession()) : null
  if (!session) {
    // The database was cleared but not the token, which is useless alone.
    storage.setToken(null)
    throw redirect({ to: '/', replace: true })
  }
  // Another tab may be logging in: the row is written before the token, so the row is right.
  if (session.token !== storage.getToken()) storage.setToken(session.token)
  primeSession(session)
  return session
}

/**
 * Waits for the first pull of archives, so that nobody creates a duplicate.
 * @throws ApiError when the pull fails; the retry page handles it
 */
async function waitForFirstPull(userId: string) {
  if ((await withTimeout(lastPulledAt(userId))) !== null) return
  try {
    await pullArchives()
  } catch (error) {
    if (error instanceof ApiError && error.codeName === 'sessionTimedOut') {
      // No data of this user is stored here, so an expired session is of no use.
      await clearSession()
      storage.setToken(null)
      throw redirect({ to: '/login', replace: true })
    }
    throw error
  }
}

/** Whether the user has an archive, here or on the server. Waits at most 4 s for a later pull. */
async function hasArchiveAnywhere(userId: string): Promise<boolean> {
  await waitForFirstPull(userId)
  if (await withTimeout(hasArchives(userId))) return true
  await pullArchives(AbortSignal.timeout(PULL_TIMEOUT_MS)).catch(() => {})
  return hasArchives(userId)
}

/** Token for which access was granted; reset whenever sessions or archives are written. */
let granted: { readonly token?: string } = {}
onTablesWritten(['session', 'archives'], () => {
  const wasGranted = granted.token !== undefined
  granted = {}
  // Usually a pull wrote the same data: check again when idle, so that the next tap need not.
  if (wasGranted) whenIdle(() => void recheckAccess().catch(() => undefined))
})

async function recheckAccess() {
  const attempt = (granted = {})
  const session = await getSession()
  const hasAccess = session !== null && (await hasArchives(session.user_id))
  if (hasAccess && granted === attempt) granted = { token: session.token }
}

/** Whether access is already granted, so that a navigation needs no database read. */
export const isGranted = (): boolean => granted.token !== undefined && granted.token === storage.getToken()

/** Redirects to onboarding when the user has no archive. */
export async function checkHasArchive() {
  const attempt = (granted = {})
  const { user_id, token } = await requireSession()
  if (await hasArchiveAnywhere(user_id)) {
    // Not if a write has reset it meanwhile.
    if (granted === attempt) granted = { token }
    return
  }
  // A user who removed the last archive skips the introduction; the form also offers to restore it.
  const isKnown = (await listRemovedArchives(user_id)).length > 0
  throw redirect({ to: '/onboarding', hash: isKnown ? 'form' : '', replace: true })
}

/** User whose archives were pulled for the onboarding page. */
let pulledForUser = ''

/** Redirects home when the user has an archive. Asks the server once; later onboarding steps need no network. */
export async function checkHasNoArchive() {
  const { user_id } = await requireSession()
  const found = pulledForUser === user_id ? await withTimeout(hasArchives(user_id)) : await hasArchiveAnywhere(user_id)
  pulledForUser = user_id
  if (found) throw redirect({ to: '/home', replace: true })
}
