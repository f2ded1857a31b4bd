import type { ServerExport } from '#contract/export-file.ts'
import type { Db } from '../../db/open.ts'
import { toConversation, selectConversations, readTurnsIn } from './rows.ts'

/** Returns all conversations of a user with their turns, for the export. */
export async function readExportedChats(db: Db, userId: string): Promise<ServerExport['chats']> {
  const rows = await selectConversations(db, userId).orderBy('conversations.created_at').orderBy('conversations.conversation_id').execute()
  const chats: ServerExport['chats'] = []
  for (const row of rows) {
    const turns = await readTurnsIn(db, userId, row.conversation_id)
    chats.push({ conversation: toConversation(row), turns, removed_at: row.removed_at })
  }
  return chats
}
