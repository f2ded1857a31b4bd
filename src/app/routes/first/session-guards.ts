import { redirect } from '@tanstack/react-router'
import { ApiError } from '#device/wire/api-error.ts'
import { hasArchives, lastPulledAt, listRemoved } from '#device/archives/archive-list.ts'
import { clearSession, openSession, type Session } from '#device/session/session.ts'
import { withTimeout } from '#device/store/with-timeout.ts'
import { onWritten } from '#device/store/written.ts'
import { knowSession } from '../../session/session.ts'
import { storage } from '../../browser/storage.ts'
import { whenIdle } from '../../browser/when-idle.ts'

const PATIENCE_MS = 4000

/** A start with a kept list asks nobody; the way to the server comes in a file of its own. */
async function pullArchives(signal?: AbortSignal): Promise<void> {
  const { pull } = await import('#device/sync/pull.ts')
  await pull('archives', signal)
}

/** Opens the databases that the first guard will read, while the page's other files are still on their way. */
export async function warmUp(): Promise<void> {
  const session = await openSession()
  if (session) await lastPulledAt(session.user_id)
}

/** The session behind the kept token. Without its row there is only the login. */
async function sessionOrLogin(): Promise<Session> {
  const session = storage.token() ? await withTimeout(openSession()) : null
  if (!session) {
    // A cleared database leaves the token behind; it alone opens nothing.
    storage.keepToken(null)
    throw redirect({ to: '/', replace: true })
  }
  // Another tab may have logged in between the row and the token: the row is written first and holds.
  if (session.token !== storage.token()) storage.keepToken(session.token)
  knowSession(session)
  return session
}

/**
 * Waits for the first list from the server, so that nobody makes their own archive twice.
 * @throws ApiError when it cannot be had; the retry screen stands for that
 */
async function waitForFirstPull(userId: string) {
  if ((await withTimeout(lastPulledAt(userId))) !== null) return
  try {
    await pullArchives()
  } catch (error) {
    if (error instanceof ApiError && error.codeName === 'sessionTimedOut') {
      // Nothing of this user is here to be read, so there is nothing to keep the session for.
      await clearSession()
      storage.keepToken(null)
      throw redirect({ to: '/login', replace: true })
    }
    throw error
  }
}

/** Another device may have made an archive since this one last looked; a slow network is not waited for. */
async function hasArchiveAnywhere(userId: string): Promise<boolean> {
  await waitForFirstPull(userId)
  if (await withTimeout(hasArchives(userId))) return true
  await pullArchives(AbortSignal.timeout(PATIENCE_MS)).catch(() => {})
  return hasArchives(userId)
}

/** Whoever came through comes through again as long as no row is written on which that rests. */
let through: { readonly token?: string } = {}
onWritten(['session', 'archives'], () => {
  const wasThrough = through.token !== undefined
  through = {}
  // Most often the server's list has come and says the same: the next tap need not find that out.
  if (wasThrough) whenIdle(() => void lookAgain().catch(() => undefined))
})

async function lookAgain() {
  const asking = (through = {})
  const session = await openSession()
  const isIn = session !== null && (await hasArchives(session.user_id))
  if (isIn && through === asking) through = { token: session.token }
}

/** Whether there is nothing to be asked: a page stands with the tap that opens it, not some readings of the database later. */
export const isThrough = (): boolean => through.token !== undefined && through.token === storage.token()

/** Everything in the shell is about an archive; who has none makes one first. */
export async function onlyWithArchive() {
  const asking = (through = {})
  const { user_id, token } = await sessionOrLogin()
  if (await hasArchiveAnywhere(user_id)) {
    // Something may have been written meanwhile.
    if (through === asking) through = { token }
    return
  }
  // Whoever removed the last one knows the product; the form also offers what can be brought back.
  const isKnown = (await listRemoved(user_id)).length > 0
  throw redirect({ to: '/onboarding', hash: isKnown ? 'form' : '', replace: true })
}

/** Whose archives were asked for on the way to the first steps. */
let lookedFor = ''

/** The first steps are for who has no archive yet: asked once, then the steps turn without the network. */
export async function onlyWithoutArchive() {
  const { user_id } = await sessionOrLogin()
  const found = lookedFor === user_id ? await withTimeout(hasArchives(user_id)) : await hasArchiveAnywhere(user_id)
  lookedFor = user_id
  if (found) throw redirect({ to: '/home', replace: true })
}
