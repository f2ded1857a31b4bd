import type { Feature } from '../../http/handle.ts'
import { refundUse } from '../../ledger/give-back.ts'
import { answerKeyOf } from './ask.ts'
import { endAnswer, turnRow, wholeTurn } from './rows.ts'

/**
 * Stops an answer. What is written stays; where nothing is, it has failed and its round comes back. One that has ended stays as it
 * is. Throws `notFound`.
 */
export const chatStop: Feature<'chatStop'> = async ({ db, now }, { userId }, { message_id }) => {
  await turnRow(db, userId, message_id)
  const written = await endAnswer(db, userId, message_id, { state: 'stopped' }, now())
  if (written !== undefined) {
    // Whoever writes it has lost the job with it.
    await db.deleteFrom('jobs').where('dedupe_key', '=', answerKeyOf(userId, message_id)).execute()
  }
  if (written === 0) {
    await db.updateTable('chat_turns').set({ state: 'failed' }).where('user_id', '=', userId).where('message_id', '=', message_id).execute()
    await refundUse(db, userId, message_id, now())
  }
  return wholeTurn(db, userId, message_id)
}
