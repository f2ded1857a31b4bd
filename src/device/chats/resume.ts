import { openSession } from '../session/session.ts'
import { readIfOpen } from '../store/db.ts'
import { isOffline } from '../wire/reachability.ts'
import { isDeferred } from './deferred.ts'

const OPEN = ['asking', 'writing']

/**
 * Goes on with every answer that is not whole, also one that is asked for on another device; a question that turns out never to
 * have arrived waits for its person. Troubles with the line or the session are left to the next time.
 */
export async function resumeAnswers(): Promise<void> {
  const session = await openSession()
  if (!session || session.is_expired || isOffline()) return
  const userId = session.user_id
  const open = await readIfOpen(userId, [], (db) => db.turns.where('shown.answer.state').anyOf(OPEN).toArray())
  if (open.length === 0) return
  // Nobody who starts without such a question loads what it takes.
  const { resumeAnswer } = await import('./answering.ts')
  const ends = await Promise.allSettled(open.map(({ message_id }) => resumeAnswer(userId, message_id)))
  for (const end of ends) if (end.status === 'rejected' && !isDeferred(end.reason)) throw end.reason
}
