import type { ChatMode } from '#contract/chat.ts'
import { pendingOf } from '../intents/overlay.ts'
import { withUserTransaction } from '../intents/user-transaction.ts'
import { enqueue } from '../intents/transaction.ts'
import type { Turn } from '../store/chat-rows.ts'
import { readIfOpen } from '../store/db.ts'
import { chatRateKind, putTurn, ratedAs, turnsOf } from './turn-rows.ts'
import { unsentTurns } from './unsent-turns.ts'

export type { Turn, TurnState } from '../store/chat-rows.ts'

/** The questions and answers of a conversation, in the order of asking; those that have not arrived come last. */
export function listTurns(userId: string, conversationId: string): Promise<Turn[]> {
  return readIfOpen(userId, [], (db) => turnsOf(db, conversationId))
}

/** Questions of a mode that wait for their person, the oldest first. */
export function unsentOf(userId: string, mode: ChatMode): Promise<Turn[]> {
  return readIfOpen(userId, [], async (db) => (await unsentTurns(db)).filter(({ send }) => send?.mode === mode))
}

/** Says of an answer that it helped (1), did not (−1), or takes that back (0). @throws OtherUser */
export async function rateAnswer(userId: string, message_id: string, rating: -1 | 0 | 1): Promise<void> {
  await withUserTransaction(userId, async (db) => {
    const turn = (await db.turns.get(message_id))?.confirmed
    if (!turn) return
    if (turn.is_local) return putTurn(db, ratedAs(turn, rating))
    // What was said before and waits is told no more.
    await db.outbox.bulkDelete((await pendingOf(db, message_id)).map(({ seq }) => seq))
    await enqueue(db, chatRateKind, { subject: message_id, input: { message_id, rating }, ahead: null, at: Date.now() })
  })
}
