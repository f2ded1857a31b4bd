import type { DeviceSession } from '../session/session.ts'
import { getUserDb } from '../store/db.ts'
import { withLock } from '../store/lock.ts'
import { ApiError } from '../wire/api-error.ts'
import { fetchLogWithSession } from './chat-log.ts'

/** Lock name: only one tab or worker fetches the logs at a time. */
const LOGS_LOCK = 'mingshu-chat-logs'
/**
 * Maximum number of prefetched turns; below the storage limit, so that local turns do not make trimming delete turns that are then fetched
 * again.
 */
const MAX_PREFETCHED_TURNS = 9_000

/** Fetches changed logs in turn, latest change first; one failure does not stop the others. @throws ApiError of the first failure */
export function fetchUpdatedLogs(session: DeviceSession, signal?: AbortSignal): Promise<void> {
  return withLock(LOGS_LOCK, () => fetchChangedLogs(session, signal))
}

async function fetchChangedLogs(session: DeviceSession, signal?: AbortSignal): Promise<void> {
  const db = getUserDb(session.user_id)
  const errors: ApiError[] = []
  const rows = (await db.conversations.toArray()).flatMap(({ confirmed, log_at }) => (confirmed ? [{ ...confirmed, log_at }] : []))
  let ahead = 0
  for (const { conversation_id, changed_at, turns, log_at } of rows.sort((a, b) => b.changed_at - a.changed_at)) {
    ahead += turns
    if (ahead > MAX_PREFETCHED_TURNS) break
    if (log_at >= changed_at) continue
    try {
      await fetchLogWithSession(session, conversation_id, signal)
    } catch (error) {
      if (!(error instanceof ApiError) || error.codeName === 'sessionTimedOut') throw error
      if (error.codeName !== 'notFound') errors.push(error)
    }
  }
  if (errors[0]) throw errors[0]
}
