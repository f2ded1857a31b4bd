import type { ChatMode } from '#contract/chat.ts'
import { readPendingChanges } from '../intents/overlay.ts'
import { withUserTransaction } from '../intents/user-transaction.ts'
import { enqueueIntent } from '../intents/transaction.ts'
import type { Turn } from '../store/chat-rows.ts'
import { readIfOpen } from '../store/db.ts'
import { chatRateChangeKind, putTurn, withRating, readTurns } from './turn-rows.ts'
import { readUnsentTurns } from './unsent-turns.ts'

export type { Turn, TurnState } from '../store/chat-rows.ts'

/** Lists the turns of a conversation in the order in which they were asked; those that have not arrived come last. */
export function listTurns(userId: string, conversationId: string): Promise<Turn[]> {
  return readIfOpen(userId, [], (db) => readTurns(db, conversationId))
}

/** Lists the unsent questions of a mode, oldest first. */
export function listUnsentTurns(userId: string, mode: ChatMode): Promise<Turn[]> {
  return readIfOpen(userId, [], async (db) => (await readUnsentTurns(db)).filter(({ send }) => send?.mode === mode))
}

/** Rates an answer: helpful (1), not helpful (−1), or no rating (0). @throws OtherUser */
export async function rateAnswer(userId: string, message_id: string, rating: -1 | 0 | 1): Promise<void> {
  await withUserTransaction(userId, async (db) => {
    const turn = (await db.turns.get(message_id))?.confirmed
    if (!turn) return
    if (turn.is_local) return putTurn(db, withRating(turn, rating))
    // Deletes pending ratings of the answer, which this one replaces.
    await db.outbox.bulkDelete((await readPendingChanges(db, message_id)).map(({ seq }) => seq))
    await enqueueIntent(db, chatRateChangeKind, { subject: message_id, input: { message_id, rating }, ahead: null, at: Date.now() })
  })
}
