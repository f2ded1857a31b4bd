/** Storage of questions: stored before the request is sent, removed if the server refuses them. */
import { type Conversation, createConversationTitle } from '#contract/chat.ts'
import type { ConversationTarget, Turn } from '../store/chat-rows.ts'
import type { UserDb } from '../store/db.ts'
import { readConversationRow, visibleConversationOf } from './conversation-rows.ts'
import { draftKeyOf, restoreDraft } from './drafts.ts'
import { readTurns } from './turn-rows.ts'

/** The fields of a turn that exist before its answer. */
type Question = Pick<Turn, 'conversation_id' | 'message_id' | 'text' | 'locale' | 'cast' | 'lot'>

/** Stores a new question; the first one of a conversation also creates the conversation on this device. Call inside `withTransaction`. */
export async function storeQuestion(
  db: UserDb,
  question: Question,
  to: ConversationTarget,
  rest: Pick<Turn, 'answer' | 'send' | 'is_local'>,
): Promise<Turn> {
  const row = await readConversationRow(db, question.conversation_id)
  const at = Date.now()
  const turn: Turn = { ...question, asked_at: at, is_long: false, ...rest }
  const own = row.own ?? newConversation(question, to, at)
  // Runs the writes in parallel, since the user waits and each await costs a task on a busy page.
  await Promise.all([
    db.drafts.delete(draftKeyFor(visibleConversationOf(row), to)),
    row.shown ? undefined : db.conversations.put({ ...row, own: { ...own, turns: own.turns + 1, changed_at: at } }),
    // Writes the row directly, because a new question has no pending changes.
    db.turns.put({ message_id: turn.message_id, shown: turn, confirmed: turn }),
  ])
  return turn
}

/** Removes an unanswered question; if `givesBack`, its text returns to the draft. Call inside `withTransaction`. */
export async function removeQuestion(db: UserDb, turn: Turn, { givesBack }: { readonly givesBack: boolean }): Promise<void> {
  await db.turns.delete(turn.message_id)
  const row = await readConversationRow(db, turn.conversation_id)
  const isEmpty = !row.shown && (await readTurns(db, turn.conversation_id)).length === 0
  if (isEmpty) await db.conversations.delete(turn.conversation_id)
  else if (row.own) await db.conversations.put({ ...row, own: { ...row.own, turns: row.own.turns - 1 } })
  if (givesBack && turn.send) await restoreDraft(db, draftKeyFor(isEmpty ? null : visibleConversationOf(row), turn.send), turn)
}

/** Returns the key of a question's draft: that of the conversation, or that of the mode or card for a first question. */
function draftKeyFor(known: Conversation | null, { mode, card }: ConversationTarget): string {
  return draftKeyOf({ mode, card, conversationId: known?.conversation_id })
}

function newConversation(
  { conversation_id, text }: Question,
  { mode, archive_id, other_id, card }: ConversationTarget,
  at: number,
): Conversation {
  const title = createConversationTitle(text)
  return { conversation_id, mode, archive_id, other_id, card, title, turns: 0, created_at: at, changed_at: at }
}
