/** The answer of a question: piece by piece, kept as each is written; a try that begins anew goes on after them. */
import type { ChatPiece } from '#contract/chat.ts'
import type { JobPayloads } from '../../db/jobs.ts'
import type { Db } from '../../db/open.ts'
import type { AnswerResult } from '../../deps/answering.ts'
import type { JobDeps } from '../../deps/deps.ts'
import type { JobContext } from '../../deps/job-context.ts'
import { lockUser } from '../../http/once.ts'
import { refundUse } from '../../ledger/give-back.ts'
import { askedOf } from './asked.ts'
import { notifyNews } from './news.ts'
import { endAnswer, findConversation, piecesAfter, turnsIn, turnsOf, type NumberedPiece } from './rows.ts'

type Question = JobPayloads['answer']

/** Of one answer. Nobody reads more; a model may not know when to stop. */
const MAX_PIECES = 200

/** A question that is to be answered still. */
const openTurn = (db: Db, { user_id, message_id }: Question) =>
  turnsOf(db, user_id).where('message_id', '=', message_id).where('state', '=', 'writing').executeTakeFirst()

/** Answers a question. `undefined` where nobody waits for it any more. */
export async function answerQuestion(
  deps: JobDeps,
  question: Question,
  hand: JobContext<NumberedPiece>,
): Promise<AnswerResult | undefined> {
  const { db, answering } = deps
  const { user_id, message_id } = question
  const turn = await openTurn(db, question)
  const conversation = turn && (await findConversation(db, user_id, turn.conversation_id))
  if (turn === undefined || conversation === undefined) return undefined
  const written = (await piecesAfter(db, user_id, message_id, 0)).map(({ piece }) => piece)
  const log = async () =>
    (await turnsIn(db, user_id, turn.conversation_id))
      .filter((one) => one.asked_at <= turn.asked_at && one.message_id !== message_id)
      .map(({ text, answer }) => ({ text, pieces: answer.pieces }))
  const asked = await askedOf(db, turn, conversation)
  const pieces = answering.answerer.answer(asked, { userId: user_id, written, log, signal: hand.signal })
  let seq = written.length
  let ended: AnswerResult | undefined
  try {
    for (;;) {
      const { value, done } = await pieces.next()
      if (done) return (ended = value)
      if (seq >= MAX_PIECES) continue
      seq += 1
      await hand.checkpoint({ seq, piece: { ...value, cites: [...value.cites] } satisfies ChatPiece })
      notifyNews(user_id, message_id)
    }
  } finally {
    // Nobody reads on: whoever writes it is let go, and what it took is counted.
    if (ended === undefined) await pieces.return(undefined as never)
  }
}

/** Keeps a piece that is further on than those that are there. */
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

/** Ends the answer; what was not understood costs nothing. */
export async function settleAnswer(
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

/** The answer did not come: it has failed, and its round comes back. */
export async function failAnswer(db: Db, { user_id, message_id }: Question, now: number): Promise<void> {
  await lockUser(db, user_id, now)
  if ((await endAnswer(db, user_id, message_id, { state: 'failed' }, now)) !== undefined) await refundUse(db, user_id, message_id, now)
}
