import type { ServerExport } from '#contract/export-file.ts'
import type { Turn } from '../store/chat-rows.ts'
import { whileOpen } from '../store/db.ts'
import { exportedChats } from './chats-export.ts'
import { conversationRow, seenOf } from './conversation-rows.ts'

/** Questions that were answered on this device alone, but those of removed conversations: a log-out would lose them. */
export function listLocalTurns(userId: string): Promise<Turn[]> {
  return whileOpen(userId, [], async (db) => {
    const turns = (await db.turns.toArray()).flatMap(({ shown }) => (shown?.is_local ? [shown] : []))
    const rooms = await Promise.all(turns.map(({ conversation_id }) => conversationRow(db, conversation_id)))
    return turns.filter((_, i) => seenOf(rooms[i]!))
  })
}

/** The server's conversations, with what was answered on this device alone. */
export async function withLocalTurns(userId: string, chats: ServerExport['chats']): Promise<ServerExport['chats']> {
  const ids = new Set((await listLocalTurns(userId)).map(({ message_id }) => message_id))
  if (ids.size === 0) return chats
  const here = (await exportedChats(userId)).flatMap(({ conversation, turns }) => {
    const local = turns.filter(({ message_id }) => ids.has(message_id))
    return local.length > 0 ? [{ conversation, turns: local }] : []
  })
  const added = new Map(here.map((chat) => [chat.conversation.conversation_id, chat]))
  const merged = chats.map((chat) => {
    const { conversation, turns } = chat
    const local = added.get(conversation.conversation_id)?.turns ?? []
    added.delete(conversation.conversation_id)
    const all = [...turns, ...local].toSorted((a, b) => a.asked_at - b.asked_at)
    return { ...chat, conversation: { ...conversation, turns: conversation.turns + local.length }, turns: all }
  })
  return [...merged, ...[...added.values()].map((chat) => ({ ...chat, removed_at: null }))]
}
