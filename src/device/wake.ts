import { liveQuery } from 'dexie'
import { RETRY_DELAY_MS } from '#contract/envelope.ts'
import { ApiError } from './api-error.ts'
import { lastPulledAt } from './archive-list.ts'
import { userDb, whileOpen } from './db.ts'
import { pullArchives } from './pull.ts'
import { openSession } from './session.ts'
import type { SyncResult } from './sync.ts'
import { requestSync, sync } from './sync.ts'

/** What was pulled so lately is not asked for again by coming back to the tab. */
const FRESH_MS = 10_000
const LONGEST_DELAY_MS = 10 * 60_000

export interface WakeSources {
  /** Fires `online`: the window. */
  readonly network: EventTarget
  /** Fires `visibilitychange`: the document. */
  readonly visibility: EventTarget
  isVisible(): boolean
}

/** Sends what waits, then brings what is new. Network troubles are left to the next time. */
export async function catchUp(): Promise<SyncResult> {
  const result = await sync()
  if (result.outcome !== 'done' || (await isFresh())) return result
  await pullArchives().catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
  })
  return result
}

async function isFresh(): Promise<boolean> {
  const session = await openSession()
  return session === null || Date.now() - ((await lastPulledAt(session.user_id)) ?? 0) < FRESH_MS
}

/**
 * Sends and pulls at start, on `online`, on becoming visible and after a login, and sends whenever a
 * change was queued, in this tab or another. Returns what stops it.
 */
export function watchWakeups({ network, visibility, isVisible }: WakeSources): () => void {
  const retry = retryTimer()
  const wake = () => void catchUp().then(retry.after)
  const look = () => isVisible() && wake()
  network.addEventListener('online', wake)
  visibility.addEventListener('visibilitychange', look)
  const sessions = whenItChanges(tokenNow, (token) => token !== '' && wake())
  const queue = whenItChanges(lastQueued, (id) => id !== '' && void requestSync().then(retry.after))
  return () => {
    network.removeEventListener('online', wake)
    visibility.removeEventListener('visibilitychange', look)
    sessions.unsubscribe()
    queue.unsubscribe()
    retry.stop()
  }
}

/** The token that can be sent with; it changes with a login, also one in another tab. */
async function tokenNow(): Promise<string> {
  const session = await openSession()
  return session && !session.is_expired ? session.token : ''
}

/** The newest unsent change. Empty when all is sent, so that draining the queue wakes nobody. */
async function lastQueued(): Promise<string> {
  const session = await openSession()
  if (!session) return ''
  return whileOpen(session.user_id, '', async () => (await userDb(session.user_id).outbox.orderBy('seq').last())?.id ?? '')
}

function whenItChanges(read: () => Promise<string>, act: (value: string) => unknown): { unsubscribe(): void } {
  let known = ''
  return liveQuery(read).subscribe((value) => {
    if (value === known) return
    known = value
    act(value)
  })
}

/** While the page stays open and the server in trouble, nothing else would wake the queue. */
function retryTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let delay = RETRY_DELAY_MS
  function stop(): void {
    clearTimeout(timer)
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
  return { after, stop }
}
