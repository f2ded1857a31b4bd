/** Job that writes the answer to a question and stores each piece as it arrives; a later attempt continues after the stored pieces. */
import type { ChatPiece } from '#contract/chat.ts'
import type { JobPayloads } from '../../db/jobs.ts'
import type { Db } from '../../db/open.ts'
import type { AnswerResult } from '../../deps/answering.ts'
import type { JobDeps } from '../../deps/deps.ts'
import type { JobContext } from '../../deps/job-context.ts'
import { lockUser } from '../../http/run-idempotent.ts'
import { refundUse } from '../../ledger/refund-use.ts'
import { readQuestion } from './read-question.ts'
import { notifyNewPieces } from './news.ts'
import { endAnswer, findConversation, readPiecesAfter, readTurnsIn, selectTurns, type NumberedPiece } from './rows.ts'

type Question = JobPayloads['answer']

/** Maximum number of pieces per answer, in case a model does not stop by itself. */
const MAX_PIECES = 200

/** Finds the question if its answer is still being written. */
const findOpenTurn = (db: Db, { user_id, message_id }: Question) =>
  selectTurns(db, user_id).where('message_id', '=', message_id).where('state', '=', 'writing').executeTakeFirst()

/** Answers a question. Returns undefined if the question was deleted or its answer has ended, for example stopped by the user. */
export async function answerQuestion(
  deps: JobDeps,
  question: Question,
  context: JobContext<NumberedPiece>,
): Promise<AnswerResult | undefined> {
  const { db, answering } = deps
  const { user_id, message_id } = question
  const turn = await findOpenTurn(db, question)
  const conversation = turn && (await findConversation(db, user_id, turn.conversation_id))
  if (turn === undefined || conversation === undefined) return undefined
  const written = (await readPiecesAfter(db, user_id, message_id, 0)).map(({ piece }) => piece)
  const log = async () =>
    (await readTurnsIn(db, user_id, turn.conversation_id))
      .filter((one) => one.asked_at <= turn.asked_at && one.message_id !== message_id)
      .map(({ text, answer }) => ({ text, pieces: answer.pieces }))
  const asked = await readQuestion(db, turn, conversation)
  const pieces = answering.answerer.answer(asked, { userId: user_id, written, log, signal: context.signal })
  let seq = written.length
  let ended: AnswerResult | undefined
  try {
    for (;;) {
      const { value, done } = await pieces.next()
      if (done) return (ended = value)
      if (seq >= MAX_PIECES) continue
      seq += 1
      await context.checkpoint({ seq, piece: { ...value, cites: [...value.cites] } satisfies ChatPiece })
      notifyNewPieces(user_id, message_id)
    }
  } finally {
    // If the loop ended early, closes the generator, so that the answerer charges its tokens.
    if (ended === undefined) await pieces.return(undefined as never)
  }
}

/** Stores a piece if its number follows the last stored one; ignores any other. */
export async function storePiece(db: Db, { user_id, message_id }: Question, { seq, piece }: NumberedPiece): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('chat_turns')
    .set({ written: seq })
    .where('user_id', '=', user_id)
    .where('message_id', '=', message_id)
    .where('state', '=', 'writing')
    .where('written', '=', seq - 1)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await db
    .insertInto('chat_pieces')
    .values({ user_id, message_id, seq, piece: JSON.stringify(piece) })
    .execute()
}

/** Ends the answer. Refunds the use if the question was not understood. */
export async function finishAnswer(
  db: Db,
  { user_id, message_id }: Question,
  answered: AnswerResult | undefined,
  now: number,
): Promise<void> {
  await lockUser(db, user_id, now)
  if (answered === undefined) return
  const { by, isUnderstood } = answered
  const written = await endAnswer(db, user_id, message_id, { state: isUnderstood ? 'done' : 'free', by }, now)
  if (written !== undefined && !isUnderstood) await refundUse(db, user_id, message_id, now)
}

/** Marks the answer as failed and refunds its use. */
export async function failAndRefundAnswer(db: Db, { user_id, message_id }: Question, now: number): Promise<void> {
  await lockUser(db, user_id, now)
  if ((await endAnswer(db, user_id, message_id, { state: 'failed' }, now)) !== undefined) await refundUse(db, user_id, message_id, now)
}
