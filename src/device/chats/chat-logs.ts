import type { Session } from '../session/session.ts'
import { userDb } from '../store/db.ts'
import { withLock } from '../store/lock.ts'
import { ApiError } from '../wire/api-error.ts'
import { fetchLogFor } from './chat-log.ts'

/** Only one tab or worker fetches the logs at a time. */
const LOGS_LOCK = 'mingshu-chat-logs'
/**
 * Maximum number of turns that are prefetched; it leaves room for local turns, so that trimming does not delete what is then
 * fetched again.
 */
const MAX_PREFETCHED_TURNS = 9_000

/**
 * Fetches changed logs one after another, latest change first; a failed one does not block the others. @throws ApiError the first
 * failure
 */
export function fetchLogs(session: Session, signal?: AbortSignal): Promise<void> {
  return withLock(LOGS_LOCK, () => fetchChangedLogs(session, signal))
}

async function fetchChangedLogs(session: Session, signal?: AbortSignal): Promise<void> {
  const db = userDb(session.user_id)
  const errors: ApiError[] = []
  const rows = (await db.conversations.toArray()).flatMap(({ confirmed, log_at }) => (confirmed ? [{ ...confirmed, log_at }] : []))
  let ahead = 0
  for (const { conversation_id, changed_at, turns, log_at } of rows.sort((a, b) => b.changed_at - a.changed_at)) {
    ahead += turns
    if (ahead > MAX_PREFETCHED_TURNS) break
    if (log_at >= changed_at) continue
    try {
      await fetchLogFor(session, conversation_id, signal)
    } catch (error) {
      if (!(error instanceof ApiError) || error.codeName === 'sessionTimedOut') throw error
      if (error.codeName !== 'notFound') errors.push(error)
    }
  }
  if (errors[0]) throw errors[0]
}
