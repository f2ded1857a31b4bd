import type { ChatMode, ChatPiece, ChatRemaining } from '#contract/chat.ts'
import { codes } from '#contract/codes.ts'
import type { Locale } from '#contract/locale.ts'
import { sessionOf } from '../intents/own-session.ts'
import { withUserTransaction } from '../intents/user-transaction.ts'
import { withTransaction } from '../intents/transaction.ts'
import { callFor, type Session } from '../session/session.ts'
import type { Addressed, Turn } from '../store/chat-rows.ts'
import type { UserDb } from '../store/db.ts'
import { readIfOpen } from '../store/db.ts'
import { uuidv7 } from '../store/uuidv7.ts'
import { ApiError } from '../wire/api-error.ts'
import { isOffline } from '../wire/reachability.ts'
import { stateTo } from './answer-events.ts'
import { resumeAnswer, type Kept } from './answering.ts'
import { chatTables } from './chat-tables.ts'
import { isDeferred } from './deferred.ts'
import { storeQuestion, removeQuestion } from './stored-questions.ts'
import { putTurn, serverTurn } from './turn-rows.ts'

/** A question as it is typed. What it is about is of the conversation: each question of one names the same. */
interface Asked {
  /** An id of its screen's own making (`uuidv7`), or one that is there; made here without one. */
  readonly conversationId?: string | undefined
  readonly mode: ChatMode
  readonly text: string
  readonly locale: Locale
  readonly archiveId?: string | null | undefined
  readonly otherId?: string | null | undefined
  readonly card?: string | null | undefined
  /** Of bg: six values from the bottom line, 6 to 9. */
  readonly cast?: readonly number[] | null | undefined
  /** Of cs. */
  readonly lot?: number | null | undefined
}

/**
 * `begun`: the server has it, and its answer comes into the turn by itself · `unsent`: it waits for its person, as it does without
 * a network · `waiting`: it was sent, and whether it arrived is not known before the line is back.
 */
interface Sent {
  readonly outcome: 'begun' | 'unsent' | 'waiting'
  readonly conversationId: string
  readonly messageId: string
  /** Where it has begun just now. */
  readonly remaining: ChatRemaining | null
}

/**
 * Asks. The question stands in its conversation by `onKept`; this tells whether it has begun. What is refused stands in its field again.
 * @throws ApiError timesSpent, tooManyRequests, invalidInput, notFound and others; sessionTimedOut leaves it unsent @throws OtherUser
 */
export async function ask(userId: string, asked: Asked, onKept?: () => void): Promise<Sent> {
  const ids = { conversationId: asked.conversationId ?? uuidv7(), messageId: uuidv7() }
  const isUnsent = isOffline()
  const keep = async () => {
    const state = isUnsent ? 'unsent' : 'asking'
    const kept = await withUserTransaction(userId, (db, session) => keepAsked(db, asked, ids, state, session), chatTables)
    onKept?.()
    return kept
  }
  if (!isUnsent) return untilBegun(userId, ids, keep)
  await keep()
  return { ...ids, outcome: 'unsent', remaining: null }
}

/** Sends a question that waited, now that its person said so; without a network it goes on waiting. @throws as `ask` does */
export async function sendUnsent(userId: string, messageId: string): Promise<Sent> {
  const turn = await readIfOpen(userId, null, async (db) => (await db.turns.get(messageId))?.confirmed ?? null)
  if (!turn) throw new ApiError({ code: codes.notFound.code })
  const ids = { conversationId: turn.conversation_id, messageId }
  if (turn.answer.state !== 'unsent') return { ...ids, outcome: outcomeOf(turn), remaining: null }
  if (isOffline()) return { ...ids, outcome: 'unsent', remaining: null }
  return untilBegun(userId, ids, () => withUserTransaction(userId, (db, session) => moveUnsent(db, messageId, session), chatTables))
}

/** Lets a question go that waited. */
export async function discardUnsent(userId: string, messageId: string): Promise<void> {
  await readIfOpen(userId, undefined, (db) =>
    withTransaction(db, async (db) => {
      const turn = (await db.turns.get(messageId))?.confirmed
      if (turn?.answer.state === 'unsent') await removeQuestion(db, turn, { givesBack: false })
    }),
  )
}

/**
 * Ends an answer with what was written of it. A question of which the server knows nothing stands in its field again.
 * @throws ApiError the client's own and others @throws OtherUser
 */
export async function stop(userId: string, messageId: string): Promise<void> {
  const session = await sessionOf(userId)
  const told = await callFor(session, 'chatStop', { message_id: messageId }, { idempotencyKey: uuidv7() }).catch((error: unknown) => {
    if (error instanceof ApiError && error.codeName === 'notFound') return null
    throw error
  })
  await withUserTransaction(userId, async (db) => {
    const turn = (await db.turns.get(messageId))?.confirmed
    if (!turn) return
    if (told) await putTurn(db, serverTurn(told))
    else if (turn.answer.state === 'asking') await removeQuestion(db, turn, { givesBack: true })
  })
}

interface AnsweredHere extends Omit<Asked, 'cast' | 'lot'> {
  readonly by: 'house' | 'care'
  readonly pieces: readonly ChatPiece[]
}

/** A question that was answered on this device, of knowledge or with care, and its answer: both stay on it. */
export async function storeLocalTurn(
  userId: string,
  { by, pieces, ...asked }: AnsweredHere,
): Promise<Pick<Sent, 'conversationId' | 'messageId'>> {
  const ids = { conversationId: asked.conversationId ?? uuidv7(), messageId: uuidv7() }
  const answer = { state: by === 'care' ? ('free' as const) : ('done' as const), by, pieces: [...pieces], rating: 0 }
  const rest = { answer, send: null, is_local: true }
  await withUserTransaction(userId, (db) => storeQuestion(db, questionOf(asked, ids), addressOf(asked), rest), chatTables)
  return ids
}

type Ids = Pick<Sent, 'conversationId' | 'messageId'>

async function keepAsked(db: UserDb, asked: Asked, ids: Ids, state: 'unsent' | 'asking', session: Session | undefined): Promise<Kept> {
  const answer = { state, by: '', pieces: [], rating: 0 }
  const send = addressOf(asked)
  return { turn: await storeQuestion(db, questionOf(asked, ids), send, { answer, send, is_local: false }), session }
}

async function moveUnsent(db: UserDb, messageId: string, session: Session | undefined): Promise<Kept> {
  const turn = (await db.turns.get(messageId))?.confirmed ?? null
  if (turn?.answer.state !== 'unsent') return { turn, session }
  const asking = stateTo(turn, 'asking')
  await putTurn(db, asking)
  return { turn: asking, session }
}

/** Whatever becomes of the answer later stands in the turn. */
function untilBegun(userId: string, ids: Ids, keep: () => Promise<Kept>): Promise<Sent> {
  return new Promise((resolve, reject) => {
    let hasBegun = false
    const onBegun = (remaining: ChatRemaining) => {
      hasBegun = true
      resolve({ ...ids, outcome: 'begun', remaining })
    }
    resumeAnswer(userId, ids.messageId, { keep, onBegun })
      .then(() => sentNow(userId, ids))
      .then(resolve, (error: unknown) => {
        // Nobody waits for it any more, but a fault is not to be lost.
        if (hasBegun && !isDeferred(error)) throw error
        reject(error)
      })
  })
}

async function sentNow(userId: string, ids: Ids): Promise<Sent> {
  const turn = await readIfOpen(userId, null, async (db) => (await db.turns.get(ids.messageId))?.confirmed ?? null)
  return { ...ids, outcome: turn ? outcomeOf(turn) : 'unsent', remaining: null }
}

function outcomeOf({ send, answer: { state } }: Turn): Sent['outcome'] {
  if (state === 'unsent') return 'unsent'
  return send ? 'waiting' : 'begun'
}

function questionOf({ text, locale, cast, lot }: Omit<Asked, 'mode'>, { conversationId, messageId }: Ids) {
  return {
    conversation_id: conversationId,
    message_id: messageId,
    text: text.trim(),
    locale,
    cast: cast ? [...cast] : null,
    lot: lot ?? null,
  }
}

function addressOf({ mode, archiveId, otherId, card }: Pick<Asked, 'mode' | 'archiveId' | 'otherId' | 'card'>): Addressed {
  return { mode, archive_id: archiveId ?? null, other_id: otherId ?? null, card: card ?? null }
}
