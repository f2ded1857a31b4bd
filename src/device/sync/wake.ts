import { liveQuery } from 'dexie'
import { RETRY_DELAY_MS } from '#contract/envelope.ts'
import { resumeAnswers } from '../chats/resume.ts'
import { ApiError } from '../wire/api-error.ts'
import { isClosed, readIfOpen } from '../store/db.ts'
import { pullAll } from './pull.ts'
import { getSession } from '../session/session.ts'
import type { SyncResult } from './sync.ts'
import { requestSync } from './sync.ts'

const STEADY_MS = 60_000
const LONGEST_DELAY_MS = 10 * 60_000
/** A network that has just come back often fails the first request; the retry follows within seconds. */
const ONLINE_DELAY_MS = 1_000

export interface WakeSources {
  /** Emits `online`: the window. */
  readonly network: EventTarget
  /** Emits `visibilitychange`: the document. */
  readonly visibility: EventTarget
  readonly isVisible: () => boolean
}

/** Sends pending changes, then pulls; with `skipsFresh` only documents that are not fresh. Network errors are left to the next call. */
export async function sendAndPull({ skipsFresh = false } = {}): Promise<SyncResult | null> {
  const result = await requestSync()
  if (result?.outcome !== 'done') return result
  await pullAll({ skipsFresh }).catch((error: unknown) => {
    // After a logout meanwhile there is nothing to pull.
    if (!(error instanceof ApiError) && !isClosed(error)) throw error
  })
  return result
}

/**
 * Sends and pulls at the start, on `online`, when visible again and after a login, and resumes incomplete answers; sends whenever a
 * change is queued in any tab. Returns a function that stops it.
 */
export function watchWakeups({ network, visibility, isVisible }: WakeSources): () => void {
  const retry = retryTimer()
  const goOn = ({ skipsFresh = false } = {}) => {
    void resumeAnswers()
    // Questions asked on other devices arrive with the pull.
    void sendAndPull({ skipsFresh }).then(retry.after).then(resumeAnswers)
  }
  const wake = () => goOn()
  const wakeOnline = () => {
    retry.startAnew(ONLINE_DELAY_MS)
    wake()
  }
  const look = () => isVisible() && goOn({ skipsFresh: true })
  // An open page also shows changes from other devices.
  const steady = setInterval(look, STEADY_MS)
  network.addEventListener('online', wakeOnline)
  visibility.addEventListener('visibilitychange', look)
  let known = { token: '', queued: '' }
  const changes = liveQuery(readWakeState).subscribe((now) => {
    // Only one of both: after a failed start nothing is sent twice.
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

/**
 * The valid token, which changes with a login in any tab, and the id of the newest pending change. Empty if there is none, so that
 * draining the queue triggers nothing.
 */
async function readWakeState(): Promise<{ token: string; queued: string }> {
  const session = await getSession()
  if (!session || session.is_expired) return { token: '', queued: '' }
  const last = await readIfOpen(session.user_id, undefined, (db) => db.outbox.orderBy('seq').last())
  return { token: session.token, queued: last?.id ?? '' }
}

/** Retries with exponential backoff: while the page stays open and the server fails, nothing else would trigger the queue. */
function retryTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let delay = RETRY_DELAY_MS
  function stop(): void {
    clearTimeout(timer)
  }
  /** Restarts the backoff with this delay. */
  function startAnew(firstMs: number): void {
    delay = firstMs
  }
  function after(result: SyncResult | null): void {
    stop()
    if (result?.outcome !== 'later') {
      delay = RETRY_DELAY_MS
      return
    }
    timer = setTimeout(() => void requestSync().then(after), delay)
    delay = Math.min(delay * 2, LONGEST_DELAY_MS)
  }
  return { after, startAnew, stop }
}
