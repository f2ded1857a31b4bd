import { liveQuery } from 'dexie'
import { OUTBOX_RETRY_DELAY_MS } from '#contract/envelope.ts'
import { resumeAnswers } from '../chats/resume.ts'
import { ApiError } from '../wire/api-error.ts'
import { isDatabaseClosedError, readIfOpen } from '../store/db.ts'
import { pullAllDocuments } from './pull.ts'
import { getSession } from '../session/session.ts'
import type { SyncResult } from './sync.ts'
import { requestSync } from './sync.ts'

const STEADY_MS = 60_000
const LONGEST_DELAY_MS = 10 * 60_000
/** Delay of the first retry after coming online (ms): the first request on a network that has just come back often fails. */
const ONLINE_DELAY_MS = 1_000

export interface WakeSources {
  /** Emits `online`; in the app, the window. */
  readonly network: EventTarget
  /** Emits `visibilitychange`; in the app, the document. */
  readonly visibility: EventTarget
  readonly isVisible: () => boolean
}

/** Sends pending changes, then pulls; with `skipsFresh` only documents that are not fresh. Ignores network errors until the next call. */
export async function sendAndPull({ skipsFresh = false } = {}): Promise<SyncResult | null> {
  const result = await requestSync()
  if (result?.outcome !== 'done') return result
  await pullAllDocuments({ skipsFresh }).catch((error: unknown) => {
    // Ignores a database closed by a logout meanwhile, and API errors.
    if (!(error instanceof ApiError) && !isDatabaseClosedError(error)) throw error
  })
  return result
}

/**
 * Syncs and resumes answers at the start, on `online`, when visible, after a login and on new changes. Returns a function that stops it.
 */
export function startAutoSync({ network, visibility, isVisible }: WakeSources): () => void {
  const retry = retryTimer()
  const goOn = ({ skipsFresh = false } = {}) => {
    void resumeAnswers()
    // Resumes answers again after the pull, which may add questions asked on other devices.
    void sendAndPull({ skipsFresh }).then(retry.after).then(resumeAnswers)
  }
  const wake = () => goOn()
  const wakeOnline = () => {
    retry.restart(ONLINE_DELAY_MS)
    wake()
  }
  const look = () => isVisible() && goOn({ skipsFresh: true })
  // Pulls at intervals, so that an open page also shows changes from other devices.
  const steady = setInterval(look, STEADY_MS)
  network.addEventListener('online', wakeOnline)
  visibility.addEventListener('visibilitychange', look)
  let known = { token: '', queued: '' }
  const changes = liveQuery(readWakeState).subscribe((now) => {
    // Handles only one of the two changes, so that nothing is sent twice.
    if (now.token !== '' && now.token !== known.token) wake()
    else if (now.queued !== '' && now.queued !== known.queued) void requestSync().then(retry.after)
    known = now
  })
  return () => {
    network.removeEventListener('online', wakeOnline)
    visibility.removeEventListener('visibilitychange', look)
    changes.unsubscribe()
    clearInterval(steady)
    retry.stop()
  }
}

/** Returns the valid token, which changes with a login in any tab, and the id of the newest pending change; '' if there is none. */
async function readWakeState(): Promise<{ token: string; queued: string }> {
  const session = await getSession()
  if (!session || session.is_expired) return { token: '', queued: '' }
  const last = await readIfOpen(session.user_id, undefined, (db) => db.outbox.orderBy('seq').last())
  return { token: session.token, queued: last?.id ?? '' }
}

/**
 * Returns a timer that retries with exponential backoff: while the page stays open and the server fails, nothing else would start sending.
 */
function retryTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let delay = OUTBOX_RETRY_DELAY_MS
  function stop(): void {
    clearTimeout(timer)
  }
  /** Sets the delay of the next retry, from which the backoff continues (ms). */
  function restart(firstMs: number): void {
    delay = firstMs
  }
  function after(result: SyncResult | null): void {
    stop()
    if (result?.outcome !== 'later') {
      delay = OUTBOX_RETRY_DELAY_MS
      return
    }
    timer = setTimeout(() => void requestSync().then(after), delay)
    delay = Math.min(delay * 2, LONGEST_DELAY_MS)
  }
  return { after, restart, stop }
}
