import type { AnswerState, ChatTurn } from '#contract/chat.ts'
import type { DeviceExport } from '#contract/export-file.ts'
import { listConversations } from './conversations.ts'
import { listTurns, type Turn } from './turns.ts'

/** All that was said, for a file of the device's own; a question that has not arrived stands in none. */
export async function exportedChats(userId: string): Promise<DeviceExport['chats']> {
  const conversations = await listConversations(userId)
  return Promise.all(
    conversations.map(async ({ is_own: _own, unsent: _unsent, ...conversation }) => ({
      conversation,
      turns: (await listTurns(userId, conversation.conversation_id)).flatMap(plainTurn),
    })),
  )
}

function plainTurn({ send, is_local: _local, is_long: _long, ...turn }: Turn): ChatTurn[] {
  const state = turn.answer.state as AnswerState
  return send ? [] : [{ ...turn, answer: { ...turn.answer, state } }]
}
