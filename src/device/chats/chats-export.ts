import type { AnswerState, ChatTurn } from '#contract/chat.ts'
import type { DeviceExport, ServerExport } from '#contract/export-file.ts'
import { listConversations } from './conversations.ts'
import { readIfOpen } from '../store/db.ts'
import { listTurns, type Turn } from './turns.ts'
import { readLocalTurns } from './unsent-turns.ts'

/** Lists all conversations for a device export, without questions that the server has not received. */
export async function exportLocalChats(userId: string): Promise<DeviceExport['chats']> {
  const conversations = await listConversations(userId)
  return Promise.all(
    conversations.map(async ({ is_own: _own, unsent: _unsent, ...conversation }) => ({
      conversation,
      turns: (await listTurns(userId, conversation.conversation_id)).flatMap(toChatTurn),
    })),
  )
}

/** Adds the turns that were answered only on this device to the server's conversations. */
export async function addLocalTurns(userId: string, chats: ServerExport['chats']): Promise<ServerExport['chats']> {
  const ids = new Set((await readIfOpen(userId, [], readLocalTurns)).map(({ message_id }) => message_id))
  if (ids.size === 0) return chats
  const here = (await exportLocalChats(userId)).flatMap(({ conversation, turns }) => {
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

function toChatTurn({ send, is_local: _local, is_long: _long, ...turn }: Turn): ChatTurn[] {
  const state = turn.answer.state as AnswerState
  return send ? [] : [{ ...turn, answer: { ...turn.answer, state } }]
}
