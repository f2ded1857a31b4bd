import type { Turn } from '../store/chat-rows.ts'
import type { UserDb } from '../store/db.ts'
import { readConversationRow, visibleConversationOf } from './conversation-rows.ts'

/** Returns all unsent questions, oldest first, except those of removed conversations. */
export async function readUnsentTurns(db: UserDb): Promise<Turn[]> {
  const rows = await db.turns.where('shown.answer.state').equals('unsent').sortBy('message_id')
  const turns = rows.flatMap(({ shown }) => (shown ? [shown] : []))
  const conversations = await Promise.all(turns.map(({ conversation_id }) => readConversationRow(db, conversation_id)))
  return turns.filter((_, i) => visibleConversationOf(conversations[i]!))
}

/** Returns all turns that were answered on this device only, except those of removed conversations. */
export async function readLocalTurns(db: UserDb): Promise<Turn[]> {
  const turns = (await db.turns.toArray()).flatMap(({ shown }) => (shown?.is_local ? [shown] : []))
  const conversations = await Promise.all(turns.map(({ conversation_id }) => readConversationRow(db, conversation_id)))
  return turns.filter((_, i) => visibleConversationOf(conversations[i]!))
}
