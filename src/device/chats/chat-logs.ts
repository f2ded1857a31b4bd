import type { Session } from '../session/session.ts'
import { userDb } from '../store/db.ts'
import { withLock } from '../store/lock.ts'
import { ApiError } from '../wire/api-error.ts'
import { fetchLogFor } from './chat-log.ts'

/** One tab or worker brings them. */
const LOGS_LOCK = 'mingshu-chat-logs'
/** So many turns are brought before they are opened: what this device alone has must not push out what it would then bring again. */
const TURNS_AHEAD = 9_000

/** One after the other, the last changed first; one that cannot be had holds up no other. @throws ApiError the first of them */
export function fetchLogs(session: Session, signal?: AbortSignal): Promise<void> {
  return withLock(LOGS_LOCK, () => bringChanged(session, signal))
}

async function bringChanged(session: Session, signal?: AbortSignal): Promise<void> {
  const db = userDb(session.user_id)
  const troubles: ApiError[] = []
  const rows = (await db.conversations.toArray()).flatMap(({ confirmed, log_at }) => (confirmed ? [{ ...confirmed, log_at }] : []))
  let ahead = 0
  for (const { conversation_id, changed_at, turns, log_at } of rows.sort((a, b) => b.changed_at - a.changed_at)) {
    ahead += turns
    if (ahead > TURNS_AHEAD) break
    if (log_at >= changed_at) continue
    try {
      await fetchLogFor(session, conversation_id, signal)
    } catch (error) {
      if (!(error instanceof ApiError) || error.codeName === 'sessionTimedOut') throw error
      if (error.codeName !== 'notFound') troubles.push(error)
    }
  }
  if (troubles[0]) throw troubles[0]
}
