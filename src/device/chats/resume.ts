import { getSession } from '../session/session.ts'
import { readIfOpen } from '../store/db.ts'
import { isOffline } from '../wire/reachability.ts'
import { isDeferringError } from './deferred.ts'

const OPEN = ['asking', 'writing']

/**
 * Resumes every incomplete answer; a question that never arrived becomes unsent. Connection and session errors are ignored until the next
 * call.
 */
export async function resumeAnswers(): Promise<void> {
  const session = await getSession()
  if (!session || session.is_expired || isOffline()) return
  const userId = session.user_id
  const open = await readIfOpen(userId, [], (db) => db.turns.where('shown.answer.state').anyOf(OPEN).toArray())
  if (open.length === 0) return
  // Loads the code only if there is an incomplete answer.
  const { resumeAnswer } = await import('./answering.ts')
  const ends = await Promise.allSettled(open.map(({ message_id }) => resumeAnswer(userId, message_id)))
  for (const end of ends) if (end.status === 'rejected' && !isDeferringError(end.reason)) throw end.reason
}
