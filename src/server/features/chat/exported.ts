import type { ServerExport } from '#contract/export-file.ts'
import type { Db } from '../../db/open.ts'
import { conversationOf, conversationsOf, turnsIn } from './rows.ts'

/** All of a user's conversations, with all that was said. */
export async function exportedChats(db: Db, userId: string): Promise<ServerExport['chats']> {
  const rows = await conversationsOf(db, userId).orderBy('conversations.created_at').orderBy('conversations.conversation_id').execute()
  const chats: ServerExport['chats'] = []
  for (const row of rows) {
    const turns = await turnsIn(db, userId, row.conversation_id)
    chats.push({ conversation: conversationOf(row), turns, removed_at: row.removed_at })
  }
  return chats
}
