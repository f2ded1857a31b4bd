import type { Conversation } from '#contract/chat.ts'
import { readPendingChanges } from '../intents/overlay.ts'
import { withUserTransaction } from '../intents/user-transaction.ts'
import { enqueueIntent } from '../intents/transaction.ts'
import type { ConversationRow } from '../store/chat-rows.ts'
import type { UserDb } from '../store/db.ts'
import { readIfOpen } from '../store/db.ts'
import { conversationChangeKinds, computeConversationIgnoringRemovals } from './conversation-kinds.ts'
import { readConversationRow, visibleConversationOf } from './conversation-rows.ts'
import { readUnsentTurns } from './unsent-turns.ts'

/** A listed conversation; `is_own`: only this device has the conversation. */
export interface ListedConversation extends Conversation {
  readonly is_own: boolean
}

/** An entry of the conversation list; `unsent`: ids of the conversation's unsent questions, oldest first. */
export interface ConversationEntry extends ListedConversation {
  readonly unsent: readonly string[]
}

/** Lists all conversations, latest change first; with `words` only those whose title, a question or an answer contains `words`. */
export function listConversations(userId: string, words = ''): Promise<ConversationEntry[]> {
  return readIfOpen(userId, [], async (db) => {
    const waiting = await readUnsentTurns(db)
    const unsentIn = (id: string) => waiting.flatMap((turn) => (turn.conversation_id === id ? [turn.message_id] : []))
    const listed = (await db.conversations.toArray())
      .flatMap(listedOf)
      .map((conversation) => ({ ...conversation, unsent: unsentIn(conversation.conversation_id) }))
    const found = words.trim() === '' ? listed : await findMatching(db, listed, words.trim().toLowerCase())
    return found.sort((a, b) => b.changed_at - a.changed_at)
  })
}

/** Returns a conversation; null if it was removed or is not on this device. */
export function getConversation(userId: string, conversationId: string): Promise<ListedConversation | null> {
  return readIfOpen(userId, null, async (db) => listedOf(await readConversationRow(db, conversationId))[0] ?? null)
}

/** Renames a conversation. @throws OtherUser */
export async function renameConversation(userId: string, conversation_id: string, title: string): Promise<void> {
  await withUserTransaction(userId, async (db) => {
    const row = await readConversationRow(db, conversation_id)
    if (row.own) await db.conversations.put({ ...row, own: { ...row.own, title } })
    else if (row.shown)
      await enqueueIntent(db, conversationChangeKinds.chatRename, changeOf(conversation_id, { conversation_id, title }, null))
  })
}

/** Removes a conversation; it can be restored for 30 days. @throws OtherUser */
export async function removeConversation(userId: string, conversation_id: string): Promise<void> {
  await withUserTransaction(userId, async (db) => {
    const row = await readConversationRow(db, conversation_id)
    if (row.own) await db.conversations.put({ ...row, own: null, gone: { copy: row.own, at: Date.now(), is_own: true } })
    else if (row.shown) await enqueueIntent(db, conversationChangeKinds.chatRemove, changeOf(conversation_id, { conversation_id }, null))
  })
}

/** Restores a removed conversation. @throws OtherUser */
export async function restoreConversation(userId: string, conversation_id: string): Promise<void> {
  await withUserTransaction(userId, async (db) => {
    const row = await readConversationRow(db, conversation_id)
    if (visibleConversationOf(row)) return
    if (row.gone?.is_own) return void (await db.conversations.put({ ...row, own: row.gone.copy, gone: null }))
    const ahead = computeConversationIgnoringRemovals(row, await readPendingChanges(db, conversation_id))
    if (ahead) await enqueueIntent(db, conversationChangeKinds.chatRestore, changeOf(conversation_id, { conversation_id }, ahead))
  })
}

function changeOf<Input, Ahead>(subject: string, input: Input, ahead: Ahead) {
  return { subject, input, ahead, at: Date.now() }
}

function listedOf(row: ConversationRow): ListedConversation[] {
  const seen = visibleConversationOf(row)
  return seen ? [{ ...seen, is_own: row.shown === null }] : []
}

async function findMatching<One extends ListedConversation>(db: UserDb, listed: readonly One[], words: string): Promise<One[]> {
  const has = (text: string) => text.toLowerCase().includes(words)
  const speaking = new Set<string>()
  await db.turns.each(({ shown }) => {
    if (shown && (has(shown.text) || shown.answer.pieces.some(({ text }) => has(text)))) speaking.add(shown.conversation_id)
  })
  return listed.filter(({ conversation_id, title }) => has(title) || speaking.has(conversation_id))
}
