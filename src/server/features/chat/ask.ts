import { MAX_TITLE } from '#contract/chat.ts'
import { widthOf } from '#contract/fields.ts'
import type { Piece } from '#readings/sage/piece.ts'
import type { ChatTurnsTable } from '../../db/chat-tables.ts'
import { enqueue } from '../../db/jobs.ts'
import type { Db } from '../../db/open.ts'
import type { InstantAnswer } from '../../deps/answering.ts'
import type { Deps } from '../../deps/deps.ts'
import { AppError } from '../../http/app-error.ts'
import { localDateOf } from '../../ledger/local-day.ts'
import type { Person } from '../../ledger/use.ts'
import { askedOf } from './asked.ts'
import { checkNeeds, conversationIn, thrownIn, type Sent } from './needs.ts'
import { pay } from './payer.ts'
import { checkTurnCapacity, checkConversationCapacity } from './capacity.ts'
import { addConversation, changeConversation, findConversation, turnsOf } from './rows.ts'
import { subjectsOf, type Archives, type Subjects } from './subjects.ts'

/** Somebody looks for it for three minutes; an answer that is not there long after is given up, and its round comes back. */
const ANSWER_WITHIN_MS = 1_800_000

/** The first question in a line, as wide as a title. */
function titleOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  if (widthOf(line) <= MAX_TITLE) return line
  let title = ''
  for (const character of line) {
    if (widthOf(title + character) > MAX_TITLE - 2) break
    title += character
  }
  return `${title.trimEnd()}…`
}

/** Whether it was asked before. Throws `keyReused` where its id stands for something else. */
async function isAskedAlready(db: Db, { userId }: Person, sent: Sent): Promise<boolean> {
  const known = await turnsOf(db, userId).where('message_id', '=', sent.message_id).executeTakeFirst()
  if (known === undefined) return false
  const { cast, lot } = thrownIn(sent)
  const isSame = known.conversation_id === sent.conversation_id && known.text === sent.text && known.cast === cast && known.lot === lot
  if (!isSame) throw new AppError('keyReused')
  return true
}

/** Throws `answerPending` while the conversation's last answer is being written. */
async function checkAnswered(db: Db, { userId }: Person, { conversation_id }: Sent): Promise<void> {
  const pending = await turnsOf(db, userId).where('conversation_id', '=', conversation_id).where('state', '=', 'writing').executeTakeFirst()
  if (pending !== undefined) throw new AppError('answerPending', { message_id: pending.message_id })
}

/** The conversation that is asked in, made with its first question; its place among the questions. */
async function inConversation(db: Db, { userId }: Person, sent: Sent, now: number): Promise<number> {
  const { conversation_id } = sent
  const wanted = conversationIn(sent)
  const known = await findConversation(db, userId, conversation_id)
  if (known === undefined) {
    await checkConversationCapacity(db, userId)
    await addConversation(db, { user_id: userId, conversation_id, ...wanted, title: titleOf(sent.text), turns: 1, created_at: now })
    return 1
  }
  if (known.removed_at !== null) throw new AppError('notFound')
  if (Object.entries(wanted).some(([name, value]) => known[name as keyof typeof wanted] !== value)) throw new AppError('keyReused')
  checkTurnCapacity(known)
  await changeConversation(db, userId, conversation_id, { turns: known.turns + 1 }, now)
  return known.turns + 1
}

/** Whom it is about. An archive that is named is looked at even where none is needed: another's is no less another's. */
async function neededOf(archives: Archives, db: Db, { userId }: Person, sent: Sent): Promise<Subjects> {
  const named = await subjectsOf(archives, db, userId, sent)
  const { archive_id, other_id } = conversationIn(sent)
  return { ...(archive_id !== null && { person: named.person! }), ...(other_id !== null && { other: named.other! }) }
}

function newTurn({ userId, zone }: Person, sent: Sent, nr: number, subjects: Subjects, now: number): ChatTurnsTable {
  const { message_id, conversation_id, text, locale } = sent
  return {
    user_id: userId,
    message_id,
    conversation_id,
    nr,
    text,
    locale,
    ...thrownIn(sent),
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

/** What is answered at once: care before everything, for nothing; what the house answers. */
async function atOnce(
  { db, answering }: Deps,
  turn: ChatTurnsTable,
  sent: Sent,
): Promise<(InstantAnswer & { readonly by: string }) | undefined> {
  const { care, answerer } = answering
  const asked = await askedOf(db, turn, { mode: sent.mode, card: sent.card ?? null })
  const cared = care(turn.text, turn.locale, turn.zone, asked.earlier)
  if (cared !== undefined) return { by: 'care', pieces: cared, isFree: true }
  const answer = await answerer.atOnce(asked)
  return answer && { by: 'house', ...answer }
}

async function keepAnswered(db: Db, turn: ChatTurnsTable, pieces: readonly Piece[]): Promise<void> {
  const { user_id, message_id } = turn
  await db
    .insertInto('chat_turns')
    .values({ ...turn, written: pieces.length, subjects: null })
    .execute()
  if (pieces.length === 0) return
  const rows = pieces.map((piece, index) => ({ user_id, message_id, seq: index + 1, piece: JSON.stringify(piece) }))
  await db.insertInto('chat_pieces').values(rows).execute()
}

export const answerKeyOf = (userId: string, messageId: string): string => `answer ${userId} ${messageId}`

/**
 * Keeps a question, once, with what pays for it, and with its answer or the job that writes it. `deps.db`
 * is the change's transaction. Throws 422, `notFound`, `keyReused`, `answerPending`, `timesSpent`, `tooManyRequests`, `chatLimit`.
 */
export async function ask(deps: Deps, archives: Archives, person: Person, sent: Sent): Promise<void> {
  const { db, answering } = deps
  const now = deps.now()
  checkNeeds(sent)
  if (await isAskedAlready(db, person, sent)) return
  const subjects = await neededOf(archives, db, person, sent)
  await checkAnswered(db, person, sent)
  const turn = newTurn(person, sent, await inConversation(db, person, sent, now), subjects, now)
  const answer = await atOnce(deps, turn, sent)
  if (answer?.isFree) return keepAnswered(db, { ...turn, state: 'free', by: answer.by }, answer.pieces)
  const source = await pay(db, person, conversationIn(sent), sent.message_id, now)
  if (answer !== undefined) return keepAnswered(db, { ...turn, state: 'done', by: answer.by, source }, answer.pieces)
  await db
    .insertInto('chat_turns')
    .values({ ...turn, source, by: answering.answerer.by })
    .execute()
  const payload = { user_id: person.userId, message_id: sent.message_id }
  const dedupeKey = answerKeyOf(person.userId, sent.message_id)
  await enqueue(db, { kind: 'answer', payload, dedupeKey, userId: person.userId, endsAt: now + ANSWER_WITHIN_MS }, now)
}
