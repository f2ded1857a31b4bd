import type { Conversation } from '#contract/chat.ts'
import type { OverlayTable } from '../intents/overlay.ts'
import { readOverlayRow } from '../intents/overlay.ts'
import type { ConversationRow } from '../store/chat-rows.ts'
import type { UserDb } from '../store/db.ts'

/** How the conversations' table stores server copies and optimistic states. */
export const conversationOverlayTable: OverlayTable<ConversationRow> = {
  table: (db) => db.conversations,
  subjectOf: ({ conversation_id }) => conversation_id,
  blank: (conversation_id) => ({ conversation_id, shown: null, confirmed: null, own: null, gone: null, log_at: 0 }),
  isKept: ({ own, gone }) => own !== null || gone !== null,
}

export function readConversationRow(db: UserDb, conversationId: string): Promise<ConversationRow> {
  return readOverlayRow(db, conversationOverlayTable, conversationId)
}

/** Returns the conversation as the user sees it; null if it is removed. */
export const visibleConversationOf = ({ shown, own }: ConversationRow): Conversation | null => shown ?? own

/** Stores the server's copy unless the stored one is newer; the caller rebases pending changes. */
export async function adoptServerConversation(db: UserDb, copy: Conversation): Promise<void> {
  const row = await readConversationRow(db, copy.conversation_id)
  await db.conversations.put({ ...row, confirmed: newerConversationOf(row.confirmed, copy), own: null, gone: null })
}

/** Records that the server no longer has the conversation. */
export async function recordConversationGone(db: UserDb, conversationId: string): Promise<void> {
  await db.conversations.put(withoutServerCopy(await readConversationRow(db, conversationId), Date.now()))
}

/** Returns the row of a conversation that the server no longer has; its last copy stays for restoring. */
export function withoutServerCopy(row: ConversationRow, at: number): ConversationRow {
  return row.confirmed ? { ...row, confirmed: null, gone: { copy: row.confirmed, at, is_own: false } } : row
}

/** Returns the newer copy, because a response may be older than a copy that arrived since. */
export function newerConversationOf(a: Conversation | null, b: Conversation): Conversation {
  return a && a.changed_at > b.changed_at ? a : b
}
