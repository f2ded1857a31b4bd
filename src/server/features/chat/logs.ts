import type { EndpointHandler } from '../../http/handle.ts'
import { toConversation, selectConversations, getConversationRow, readTurnsIn } from './rows.ts'

/** Returns a page of conversations, latest change first. */
export const chatLogs: EndpointHandler<'chatLogs'> = async ({ db }, { userId }, { size, before }) => {
  const rows = await selectConversations(db, userId)
    .where('conversations.removed_at', 'is', null)
    .$if(before !== undefined, (query) => query.where('conversations.changed_at', '<', before!))
    .orderBy('conversations.changed_at', 'desc')
    // Reads one row more than the page has, to know whether there is another page.
    .limit(size + 1)
    .execute()
  const page = rows.slice(0, size)
  return { conversations: page.map(toConversation), next: rows.length > size ? page.at(-1)!.changed_at : null }
}

/** Returns a conversation with all its turns. Throws `notFound`. */
export const chatLog: EndpointHandler<'chatLog'> = async ({ db }, { userId }, { conversation_id }) => ({
  conversation: toConversation(await getConversationRow(db, userId, conversation_id)),
  turns: await readTurnsIn(db, userId, conversation_id),
})
