import type { ChatMode, ChatPiece, ChatRemaining } from '#contract/chat.ts'
import { resultCodes } from '#contract/codes.ts'
import type { Locale } from '#contract/locale.ts'
import { requireSessionOf } from '../intents/own-session.ts'
import { withUserTransaction } from '../intents/user-transaction.ts'
import { withTransaction } from '../intents/transaction.ts'
import { callWithSession, type DeviceSession } from '../session/session.ts'
import type { ConversationTarget, Turn } from '../store/chat-rows.ts'
import type { UserDb } from '../store/db.ts'
import { readIfOpen } from '../store/db.ts'
import { uuidv7 } from '../store/uuidv7.ts'
import { ApiError } from '../wire/api-error.ts'
import { isOffline } from '../wire/reachability.ts'
import { withAnswerState } from './answer-events.ts'
import { resumeAnswer, type StoredQuestion } from './answering.ts'
import { selectChatTables } from './chat-tables.ts'
import { isDeferringError } from './deferred.ts'
import { storeQuestion, removeQuestion } from './stored-questions.ts'
import { putTurn, serverTurn } from './turn-rows.ts'

/** A question as the user typed it. Mode, archives and card are the same for all questions of a conversation. */
interface QuestionInput {
  /** Id of an existing conversation, or a new id from the screen (`uuidv7`); generated here if absent. */
  readonly conversationId?: string | undefined
  readonly mode: ChatMode
  readonly text: string
  readonly locale: Locale
  readonly archiveId?: string | null | undefined
  readonly otherId?: string | null | undefined
  readonly card?: string | null | undefined
  /** For mode bg: six values from 6 to 9, bottom line first. */
  readonly cast?: readonly number[] | null | undefined
  /** For mode cs: number of the lot. */
  readonly lot?: number | null | undefined
}

/**
 * `begun`: on the server, being answered · `unsent`: not sent, the user decides · `waiting`: sent, but whether it arrived is unknown until
 * reconnection.
 */
interface AskResult {
  readonly outcome: 'begun' | 'unsent' | 'waiting'
  readonly conversationId: string
  readonly messageId: string
  /** Remaining quota; null unless the answer has just begun. */
  readonly remaining: ChatRemaining | null
}

/**
 * Asks a question; calls `onStored` once it is stored. Resolves when the answer begins; a refused question becomes a draft. @throws
 * ApiError, OtherUser
 */
export async function askQuestion(userId: string, asked: QuestionInput, onStored?: () => void): Promise<AskResult> {
  const ids = { conversationId: asked.conversationId ?? uuidv7(), messageId: uuidv7() }
  const isUnsent = isOffline()
  const store = async () => {
    const state = isUnsent ? 'unsent' : 'asking'
    const stored = await withUserTransaction(userId, (db, session) => storeAsked(db, asked, ids, state, session), selectChatTables)
    onStored?.()
    return stored
  }
  if (!isUnsent) return waitUntilBegun(userId, ids, store)
  await store()
  return { ...ids, outcome: 'unsent', remaining: null }
}

/** Sends an unsent question on the user's request; offline it stays unsent. @throws as `askQuestion` does */
export async function sendUnsentTurn(userId: string, messageId: string): Promise<AskResult> {
  const turn = await readIfOpen(userId, null, async (db) => (await db.turns.get(messageId))?.confirmed ?? null)
  if (!turn) throw new ApiError({ code: resultCodes.notFound.code })
  const ids = { conversationId: turn.conversation_id, messageId }
  if (turn.answer.state !== 'unsent') return { ...ids, outcome: outcomeOf(turn), remaining: null }
  if (isOffline()) return { ...ids, outcome: 'unsent', remaining: null }
  return waitUntilBegun(userId, ids, () =>
    withUserTransaction(userId, (db, session) => markAsking(db, messageId, session), selectChatTables),
  )
}

/** Discards a question if it is still unsent; its text is lost. */
export async function discardUnsentTurn(userId: string, messageId: string): Promise<void> {
  await readIfOpen(userId, undefined, (db) =>
    withTransaction(db, async (db) => {
      const turn = (await db.turns.get(messageId))?.confirmed
      if (turn?.answer.state === 'unsent') await removeQuestion(db, turn, { givesBack: false })
    }),
  )
}

/** Stops an answer; its pieces so far stay. A question unknown to the server becomes a draft again. @throws ApiError @throws OtherUser */
export async function stopAnswer(userId: string, messageId: string): Promise<void> {
  const session = await requireSessionOf(userId)
  const serverCopy = await callWithSession(session, 'chatStop', { message_id: messageId }, { idempotencyKey: uuidv7() }).catch(
    (error: unknown) => {
      if (error instanceof ApiError && error.codeName === 'notFound') return null
      throw error
    },
  )
  await withUserTransaction(userId, async (db) => {
    const turn = (await db.turns.get(messageId))?.confirmed
    if (!turn) return
    if (serverCopy) await putTurn(db, serverTurn(serverCopy))
    else if (turn.answer.state === 'asking') await removeQuestion(db, turn, { givesBack: true })
  })
}

interface LocalAnswer extends Omit<QuestionInput, 'cast' | 'lot'> {
  readonly by: 'house' | 'care'
  readonly pieces: readonly ChatPiece[]
}

/** Stores a question and its answer from this device (built-in knowledge `house`, or safety answer `care`); neither is sent. */
export async function storeLocalTurn(
  userId: string,
  { by, pieces, ...asked }: LocalAnswer,
): Promise<Pick<AskResult, 'conversationId' | 'messageId'>> {
  const ids = { conversationId: asked.conversationId ?? uuidv7(), messageId: uuidv7() }
  const answer = { state: by === 'care' ? ('free' as const) : ('done' as const), by, pieces: [...pieces], rating: 0 }
  const rest = { answer, send: null, is_local: true }
  await withUserTransaction(userId, (db) => storeQuestion(db, questionOf(asked, ids), targetOf(asked), rest), selectChatTables)
  return ids
}

type Ids = Pick<AskResult, 'conversationId' | 'messageId'>

async function storeAsked(
  db: UserDb,
  asked: QuestionInput,
  ids: Ids,
  state: 'unsent' | 'asking',
  session: DeviceSession | undefined,
): Promise<StoredQuestion> {
  const answer = { state, by: '', pieces: [], rating: 0 }
  const send = targetOf(asked)
  return { turn: await storeQuestion(db, questionOf(asked, ids), send, { answer, send, is_local: false }), session }
}

async function markAsking(db: UserDb, messageId: string, session: DeviceSession | undefined): Promise<StoredQuestion> {
  const turn = (await db.turns.get(messageId))?.confirmed ?? null
  if (turn?.answer.state !== 'unsent') return { turn, session }
  const asking = withAnswerState(turn, 'asking')
  await putTurn(db, asking)
  return { turn: asking, session }
}

/** Sends the question and resolves when its answer begins; later results are only written to the turn. */
function waitUntilBegun(userId: string, ids: Ids, store: () => Promise<StoredQuestion>): Promise<AskResult> {
  return new Promise((resolve, reject) => {
    let hasBegun = false
    const onBegun = (remaining: ChatRemaining) => {
      hasBegun = true
      resolve({ ...ids, outcome: 'begun', remaining })
    }
    resumeAnswer(userId, ids.messageId, { store, onBegun })
      .then(() => readAskResult(userId, ids))
      .then(resolve, (error: unknown) => {
        // Rethrows an unexpected error, so that it surfaces although the promise is already resolved.
        if (hasBegun && !isDeferringError(error)) throw error
        reject(error)
      })
  })
}

async function readAskResult(userId: string, ids: Ids): Promise<AskResult> {
  const turn = await readIfOpen(userId, null, async (db) => (await db.turns.get(ids.messageId))?.confirmed ?? null)
  return { ...ids, outcome: turn ? outcomeOf(turn) : 'unsent', remaining: null }
}

function outcomeOf({ send, answer: { state } }: Turn): AskResult['outcome'] {
  if (state === 'unsent') return 'unsent'
  return send ? 'waiting' : 'begun'
}

function questionOf({ text, locale, cast, lot }: Omit<QuestionInput, 'mode'>, { conversationId, messageId }: Ids) {
  return {
    conversation_id: conversationId,
    message_id: messageId,
    text: text.trim(),
    locale,
    cast: cast ? [...cast] : null,
    lot: lot ?? null,
  }
}

function targetOf({ mode, archiveId, otherId, card }: Pick<QuestionInput, 'mode' | 'archiveId' | 'otherId' | 'card'>): ConversationTarget {
  return { mode, archive_id: archiveId ?? null, other_id: otherId ?? null, card: card ?? null }
}
