import type { Turn } from '../store/chat-rows.ts'
import type { UserDb } from '../store/db.ts'
import { conversationRow, seenOf } from './conversation-rows.ts'

/** All that wait for their person, but those of removed conversations. */
export async function unsentTurns(db: UserDb): Promise<Turn[]> {
  const rows = await db.turns.where('shown.answer.state').equals('unsent').sortBy('message_id')
  const turns = rows.flatMap(({ shown }) => (shown ? [shown] : []))
  const rooms = await Promise.all(turns.map(({ conversation_id }) => conversationRow(db, conversation_id)))
  return turns.filter((_, i) => seenOf(rooms[i]!))
}

/** All that were answered on this device alone, but those of removed conversations. */
export async function localTurns(db: UserDb): Promise<Turn[]> {
  const turns = (await db.turns.toArray()).flatMap(({ shown }) => (shown?.is_local ? [shown] : []))
  const rooms = await Promise.all(turns.map(({ conversation_id }) => conversationRow(db, conversation_id)))
  return turns.filter((_, i) => seenOf(rooms[i]!))
}
