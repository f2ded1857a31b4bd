import { createConversationTitle } from '#contract/chat.ts'
import type { AnswerPiece } from '#readings/sage/piece.ts'
import type { ChatTurnsTable } from '../../db/chat-tables.ts'
import { enqueueJob } from '../../db/jobs.ts'
import type { Db } from '../../db/open.ts'
import type { InstantAnswer } from '../../deps/answering.ts'
import type { Deps } from '../../deps/deps.ts'
import { AppError } from '../../http/app-error.ts'
import { localDateOf } from '../../ledger/local-day.ts'
import type { QuotaUser } from '../../ledger/use.ts'
import { readQuestion } from './read-question.ts'
import { checkRequiredFields, pickConversation, pickCastAndLot, type SentQuestion } from './required-fields.ts'
import { chargeQuestion } from './charge-question.ts'
import { checkTurnCapacity, checkConversationCapacity } from './capacity.ts'
import { addConversation, updateConversation, findConversation, selectTurns } from './rows.ts'
import { readSubjects, type ChatArchiveQueries, type Subjects } from './subjects.ts'

/** Deadline of an answer (ms); after it the answer fails and its use is refunded. Clients themselves wait only three minutes. */
const ANSWER_WITHIN_MS = 1_800_000

/** Whether the question was already stored. Throws `keyReused` if its id belongs to another question. */
async function isQuestionStored(db: Db, { userId }: QuotaUser, sent: SentQuestion): Promise<boolean> {
  const known = await selectTurns(db, userId).where('message_id', '=', sent.message_id).executeTakeFirst()
  if (known === undefined) return false
  const { cast, lot } = pickCastAndLot(sent)
  const isSame = known.conversation_id === sent.conversation_id && known.text === sent.text && known.cast === cast && known.lot === lot
  if (!isSame) throw new AppError('keyReused')
  return true
}

/** Throws `answerPending` if an answer in the conversation is still being written. */
async function checkNoPendingAnswer(db: Db, { userId }: QuotaUser, { conversation_id }: SentQuestion): Promise<void> {
  const pending = await selectTurns(db, userId)
    .where('conversation_id', '=', conversation_id)
    .where('state', '=', 'writing')
    .executeTakeFirst()
  if (pending !== undefined) throw new AppError('answerPending', { message_id: pending.message_id })
}

/** Finds or creates the conversation. Returns the number that the question gets in the conversation. */
async function ensureConversation(db: Db, { userId }: QuotaUser, sent: SentQuestion, now: number): Promise<number> {
  const { conversation_id } = sent
  const wanted = pickConversation(sent)
  const known = await findConversation(db, userId, conversation_id)
  if (known === undefined) {
    await checkConversationCapacity(db, userId)
    await addConversation(db, {
      user_id: userId,
      conversation_id,
      ...wanted,
      title: createConversationTitle(sent.text),
      turns: 1,
      created_at: now,
    })
    return 1
  }
  if (known.removed_at !== null) throw new AppError('notFound')
  if (Object.entries(wanted).some(([name, value]) => known[name as keyof typeof wanted] !== value)) throw new AppError('keyReused')
  checkTurnCapacity(known)
  await updateConversation(db, userId, conversation_id, { turns: known.turns + 1 }, now)
  return known.turns + 1
}

/** Returns the subjects that the mode needs. Also checks an archive that it does not need, so that another user's is always refused. */
async function readNeededSubjects(archives: ChatArchiveQueries, db: Db, { userId }: QuotaUser, sent: SentQuestion): Promise<Subjects> {
  const named = await readSubjects(archives, db, userId, sent)
  const { archive_id, other_id } = pickConversation(sent)
  return { ...(archive_id !== null && { person: named.person! }), ...(other_id !== null && { other: named.other! }) }
}

function newTurn({ userId, zone }: QuotaUser, sent: SentQuestion, nr: number, subjects: Subjects, now: number): ChatTurnsTable {
  const { message_id, conversation_id, text, locale } = sent
  return {
    user_id: userId,
    message_id,
    conversation_id,
    nr,
    text,
    locale,
    ...pickCastAndLot(sent),
    asked_at: now,
    zone,
    day: localDateOf(zone, now),
    state: 'writing',
    by: '',
    rating: 0,
    written: 0,
    source: null,
    subjects: JSON.stringify(subjects),
  }
}

/** Returns an answer that needs no job: a free safety answer, otherwise an instant one of the answerer; undefined if there is neither. */
async function atOnce(
  { db, answering }: Deps,
  turn: ChatTurnsTable,
  sent: SentQuestion,
): Promise<(InstantAnswer & { readonly by: string }) | undefined> {
  const { care, answerer } = answering
  const asked = await readQuestion(db, turn, { mode: sent.mode, card: sent.card ?? null })
  const cared = care(turn.text, turn.locale, turn.zone, asked.earlier)
  if (cared !== undefined) return { by: 'care', pieces: cared, isFree: true }
  const answer = await answerer.answerInstantly(asked)
  return answer && { by: 'house', ...answer }
}

async function storeAnswered(db: Db, turn: ChatTurnsTable, pieces: readonly AnswerPiece[]): Promise<void> {
  const { user_id, message_id } = turn
  await db
    .insertInto('chat_turns')
    .values({ ...turn, written: pieces.length, subjects: null })
    .execute()
  if (pieces.length === 0) return
  const rows = pieces.map((piece, index) => ({ user_id, message_id, seq: index + 1, piece: JSON.stringify(piece) }))
  await db.insertInto('chat_pieces').values(rows).execute()
}

/** Returns the deduplication key of the job that answers a question. */
export const answerJobKeyOf = (userId: string, messageId: string): string => `answer ${userId} ${messageId}`

/**
 * Stores a question once, its charge, and its answer or job. Throws 422, `notFound`, `keyReused`, `answerPending`,
 * `timesSpent`, `tooManyRequests`, `chatLimit`.
 */
export async function storeQuestionWithCharge(
  deps: Deps,
  archives: ChatArchiveQueries,
  person: QuotaUser,
  sent: SentQuestion,
): Promise<void> {
  const { db, answering } = deps
  const now = deps.now()
  checkRequiredFields(sent)
  if (await isQuestionStored(db, person, sent)) return
  const subjects = await readNeededSubjects(archives, db, person, sent)
  await checkNoPendingAnswer(db, person, sent)
  const turn = newTurn(person, sent, await ensureConversation(db, person, sent, now), subjects, now)
  const answer = await atOnce(deps, turn, sent)
  if (answer?.isFree) return storeAnswered(db, { ...turn, state: 'free', by: answer.by }, answer.pieces)
  const source = await chargeQuestion(db, person, pickConversation(sent), sent.message_id, now)
  if (answer !== undefined) return storeAnswered(db, { ...turn, state: 'done', by: answer.by, source }, answer.pieces)
  await db
    .insertInto('chat_turns')
    .values({ ...turn, source, by: answering.answerer.by })
    .execute()
  const payload = { user_id: person.userId, message_id: sent.message_id }
  const dedupeKey = answerJobKeyOf(person.userId, sent.message_id)
  await enqueueJob(db, { kind: 'answer', payload, dedupeKey, userId: person.userId, endsAt: now + ANSWER_WITHIN_MS }, now)
}
