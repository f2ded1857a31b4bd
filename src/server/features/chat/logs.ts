import type { Feature } from '../../http/handle.ts'
import { conversationOf, conversationsOf, standingConversation, turnsIn } from './rows.ts'

/** A page of conversations, the latest changed first. */
export const chatLogs: Feature<'chatLogs'> = async ({ db }, { userId }, { size, before }) => {
  const rows = await conversationsOf(db, userId)
    .where('conversations.removed_at', 'is', null)
    .$if(before !== undefined, (query) => query.where('conversations.changed_at', '<', before!))
    .orderBy('conversations.changed_at', 'desc')
    // One more than there is room for says that there is another page.
    .limit(size + 1)
    .execute()
  const page = rows.slice(0, size)
  return { conversations: page.map(conversationOf), next: rows.length > size ? page.at(-1)!.changed_at : null }
}

/** A conversation with all of its turns. Throws `notFound`. */
export const chatLog: Feature<'chatLog'> = async ({ db }, { userId }, { conversation_id }) => ({
  conversation: conversationOf(await standingConversation(db, userId, conversation_id)),
  turns: await turnsIn(db, userId, conversation_id),
})
