import { openSession } from '../session/session.ts'
import { whileOpen } from '../store/db.ts'
import { isLineDown } from '../wire/reach.ts'
import { isLeftToNextTime } from './next-time.ts'

const OPEN = ['asking', 'writing']

/**
 * Goes on with every answer that is not whole, also one that is asked for on another device; a question that turns out never to
 * have arrived waits for its person. Troubles with the line or the session are left to the next time.
 */
export async function resumeAnswers(): Promise<void> {
  const session = await openSession()
  if (!session || session.is_expired || isLineDown()) return
  const userId = session.user_id
  const open = await whileOpen(userId, [], (db) => db.turns.where('shown.answer.state').anyOf(OPEN).toArray())
  if (open.length === 0) return
  // Nobody who starts without such a question loads what it takes.
  const { goOnWith } = await import('./answering.ts')
  const ends = await Promise.allSettled(open.map(({ message_id }) => goOnWith(userId, message_id)))
  for (const end of ends) if (end.status === 'rejected' && !isLeftToNextTime(end.reason)) throw end.reason
}
