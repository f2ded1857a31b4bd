import type { Turn } from '../store/chat-rows.ts'
import { whileOpen } from '../store/db.ts'
import { conversationRow, seenOf } from './conversation-rows.ts'

/** Questions that were answered on this device alone, but those of removed conversations: a log-out would lose them. */
export function listLocalTurns(userId: string): Promise<Turn[]> {
  return whileOpen(userId, [], async (db) => {
    const turns = (await db.turns.toArray()).flatMap(({ shown }) => (shown?.is_local ? [shown] : []))
    const rooms = await Promise.all(turns.map(({ conversation_id }) => conversationRow(db, conversation_id)))
    return turns.filter((_, i) => seenOf(rooms[i]!))
  })
}
