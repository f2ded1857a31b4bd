import type { EndpointHandler } from '../../http/handle.ts'
import { refundUse } from '../../ledger/refund-use.ts'
import { answerJobKeyOf } from './ask.ts'
import { endAnswer, getTurnRow, readTurnWithPieces } from './rows.ts'

/** Stops an answer. Written pieces stay; without any, the answer fails and its use is refunded. Idempotent. Throws `notFound`. */
export const chatStop: EndpointHandler<'chatStop'> = async ({ db, now }, { userId }, { message_id }) => {
  await getTurnRow(db, userId, message_id)
  const written = await endAnswer(db, userId, message_id, { state: 'stopped' }, now())
  if (written !== undefined) {
    // Deletes the job, so that the worker that is writing the answer loses its lease.
    await db.deleteFrom('jobs').where('dedupe_key', '=', answerJobKeyOf(userId, message_id)).execute()
  }
  if (written === 0) {
    await db.updateTable('chat_turns').set({ state: 'failed' }).where('user_id', '=', userId).where('message_id', '=', message_id).execute()
    await refundUse(db, userId, message_id, now())
  }
  return readTurnWithPieces(db, userId, message_id)
}
