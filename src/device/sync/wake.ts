import { liveQuery } from 'dexie'
import { RETRY_DELAY_MS } from '#contract/envelope.ts'
import { resumeAnswers } from '../chats/resume.ts'
import { ApiError } from '../wire/api-error.ts'
import { isClosed, readIfOpen } from '../store/db.ts'
import { pullAll } from './pull.ts'
import { openSession } from '../session/session.ts'
import type { SyncResult } from './sync.ts'
import { requestSync } from './sync.ts'

const STEADY_MS = 60_000
const LONGEST_DELAY_MS = 10 * 60_000
/** A network that has just come back often fails the first request: what waits is to leave within seconds of it. */
const ONLINE_DELAY_MS = 1_000

export interface WakeSources {
  /** Fires `online`: the window. */
  readonly network: EventTarget
  /** Fires `visibilitychange`: the document. */
  readonly visibility: EventTarget
  readonly isVisible: () => boolean
}

/** Sends what waits, then brings what is new, if asked so without what is still fresh. Network troubles are left to the next time. */
export async function catchUp({ skipsFresh = false } = {}): Promise<SyncResult | null> {
  const result = await requestSync()
  if (result?.outcome !== 'done') return result
  await pullAll({ skipsFresh }).catch((error: unknown) => {
    // Whoever logs out meanwhile has nothing left to be brought.
    if (!(error instanceof ApiError) && !isClosed(error)) throw error
  })
  return result
}

/**
 * Sends and pulls at start, on `online`, on becoming visible and after a login, and goes on with answers that are not whole; sends
 * whenever a change was queued, in this tab or another. Returns what stops it.
 */
export function watchWakeups({ network, visibility, isVisible }: WakeSources): () => void {
  const retry = retryTimer()
  const goOn = ({ skipsFresh = false } = {}) => {
    void resumeAnswers()
    // What is asked for on another device comes with the rest.
    void catchUp({ skipsFresh }).then(retry.after).then(resumeAnswers)
  }
  const wake = () => goOn()
  const wakeOnline = () => {
    retry.startAnew(ONLINE_DELAY_MS)
    wake()
  }
  const look = () => isVisible() && goOn({ skipsFresh: true })
  // A page that stays open sees what another device changed, too.
  const steady = setInterval(look, STEADY_MS)
  network.addEventListener('online', wakeOnline)
  visibility.addEventListener('visibilitychange', look)
  let known = { token: '', queued: '' }
  const changes = liveQuery(lookAround).subscribe((now) => {
    // One or the other, not both: at a start that fails nothing is tried twice.
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
 * The token that can be sent with, which changes with a login, also in another tab; and the newest
 * unsent change. Both are empty where there is none, so that draining the queue wakes nobody.
 */
async function lookAround(): Promise<{ token: string; queued: string }> {
  const session = await openSession()
  if (!session || session.is_expired) return { token: '', queued: '' }
  const last = await readIfOpen(session.user_id, undefined, (db) => db.outbox.orderBy('seq').last())
  return { token: session.token, queued: last?.id ?? '' }
}

/** While the page stays open and the server in trouble, nothing else would wake the queue. */
function retryTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let delay = RETRY_DELAY_MS
  function stop(): void {
    clearTimeout(timer)
  }
  /** The next failed try is followed by another after this long, and the one after that after twice as long. */
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
