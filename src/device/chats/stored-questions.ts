/** Questions on their way: kept before anything is sent, and taken away when they are refused. */
import type { Conversation } from '#contract/chat.ts'
import { MAX_TITLE } from '#contract/chat.ts'
import type { Addressed, Turn } from '../store/chat-rows.ts'
import type { UserDb } from '../store/db.ts'
import { conversationRow, seenOf } from './conversation-rows.ts'
import { draftKeyOf, restoreDraft } from './drafts.ts'
import { turnsOf } from './turn-rows.ts'

/** What a question says of itself before there is an answer. */
type Question = Pick<Turn, 'conversation_id' | 'message_id' | 'text' | 'locale' | 'cast' | 'lot'>

/** Keeps a new question; the first one makes its conversation here. Call inside `withTransaction`. */
export async function storeQuestion(
  db: UserDb,
  question: Question,
  to: Addressed,
  rest: Pick<Turn, 'answer' | 'send' | 'is_local'>,
): Promise<Turn> {
  const row = await conversationRow(db, question.conversation_id)
  const at = Date.now()
  const turn: Turn = { ...question, asked_at: at, is_long: false, ...rest }
  const own = row.own ?? newConversation(question, to, at)
  // Side by side: its person waits for the answer, and each is a turn of a busy page.
  await Promise.all([
    db.drafts.delete(draftPlaceOf(seenOf(row), to)),
    row.shown ? undefined : db.conversations.put({ ...row, own: { ...own, turns: own.turns + 1, changed_at: at } }),
    // Nothing waits for a question that is new.
    db.turns.put({ message_id: turn.message_id, shown: turn, confirmed: turn }),
  ])
  return turn
}

/** Takes a question away that nobody has answered; what was typed goes back into its field, if so wished. Call inside `withTransaction`. */
export async function removeQuestion(db: UserDb, turn: Turn, { givesBack }: { readonly givesBack: boolean }): Promise<void> {
  await db.turns.delete(turn.message_id)
  const row = await conversationRow(db, turn.conversation_id)
  const isEmpty = !row.shown && (await turnsOf(db, turn.conversation_id)).length === 0
  if (isEmpty) await db.conversations.delete(turn.conversation_id)
  else if (row.own) await db.conversations.put({ ...row, own: { ...row.own, turns: row.own.turns - 1 } })
  if (givesBack && turn.send) await restoreDraft(db, draftPlaceOf(isEmpty ? null : seenOf(row), turn.send), turn)
}

/** What was typed for the first question of a conversation was typed for its mode. */
function draftPlaceOf(known: Conversation | null, { mode, card }: Addressed): string {
  return draftKeyOf({ mode, card, conversationId: known?.conversation_id })
}

function newConversation({ conversation_id, text }: Question, { mode, archive_id, other_id, card }: Addressed, at: number): Conversation {
  const title = text.replace(/\s+/g, ' ').slice(0, MAX_TITLE)
  return { conversation_id, mode, archive_id, other_id, card, title, turns: 0, created_at: at, changed_at: at }
}
