import type { Conversation } from '#contract/chat.ts'
import type { OverlayTable } from '../intents/overlay.ts'
import { readRow } from '../intents/overlay.ts'
import type { ConversationRow } from '../store/chat-rows.ts'
import type { UserDb } from '../store/db.ts'

export const conversationOverlay: OverlayTable<ConversationRow> = {
  table: (db) => db.conversations,
  subjectOf: ({ conversation_id }) => conversation_id,
  blank: (conversation_id) => ({ conversation_id, shown: null, confirmed: null, own: null, gone: null, log_at: 0 }),
  isKept: ({ own, gone }) => own !== null || gone !== null,
}

export function conversationRow(db: UserDb, conversationId: string): Promise<ConversationRow> {
  return readRow(db, conversationOverlay, conversationId)
}

/** What stands on the screen of it; null once it is removed. */
export const seenOf = ({ shown, own }: ConversationRow): Conversation | null => shown ?? own

/** Takes the server's copy over, unless what is here is newer; what is shown is laid anew by the caller. */
export async function adoptConversation(db: UserDb, copy: Conversation): Promise<void> {
  const row = await conversationRow(db, copy.conversation_id)
  await db.conversations.put({ ...row, confirmed: newerOf(row.confirmed, copy), own: null, gone: null })
}

/** The server has it no longer. */
export async function forgetConversation(db: UserDb, conversationId: string): Promise<void> {
  await db.conversations.put(withoutCopy(await conversationRow(db, conversationId), Date.now()))
}

/** The row of a conversation that the server has no longer; its last copy can be brought back. */
export function withoutCopy(row: ConversationRow, at: number): ConversationRow {
  return row.confirmed ? { ...row, confirmed: null, gone: { copy: row.confirmed, at, is_own: false } } : row
}

/** An answer may be older than what came since. */
export function newerOf(a: Conversation | null, b: Conversation): Conversation {
  return a && a.changed_at > b.changed_at ? a : b
}
