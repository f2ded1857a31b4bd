/** Sends a question and follows its answer until it is complete. */
import type { ChatRemaining } from '#contract/chat.ts'
import { endpoints } from '#contract/endpoints.ts'
import { OUTBOX_RETRY_DELAY_MS } from '#contract/envelope.ts'
import { requireSessionOf } from '../intents/own-session.ts'
import { withTransaction } from '../intents/transaction.ts'
import type { DeviceSession } from '../session/session.ts'
import { callStreamFor } from '../session/call-stream-for.ts'
import type { Turn } from '../store/chat-rows.ts'
import { isDatabaseClosedError, getUserDb, readIfOpen } from '../store/db.ts'
import { withLock } from '../store/lock.ts'
import { ApiError } from '../wire/api-error.ts'
import { isOffline } from '../wire/reachability.ts'
import { requestSettings } from '../wire/wire.ts'
import { withAnswerState, writeChatEvents } from './answer-events.ts'
import { removeQuestion } from './stored-questions.ts'
import { isTurnUnfinished, putTurn } from './turn-rows.ts'

/** A question just stored, with the session that was checked when it was stored. */
export interface StoredQuestion {
  readonly turn: Turn | null
  /** Undefined if nobody is logged in. */
  readonly session: DeviceSession | undefined
}

interface ResumeOptions {
  /** Stores a new question, which is then sent. Without this function questions are not sent, only followed. */
  readonly store?: () => Promise<StoredQuestion>
  readonly onBegun?: (remaining: ChatRemaining) => void
}

/** Maximum number of times a question is sent; after that it is only followed. */
const MAX_SENDS = 6

/** Running calls of `resumeAnswer` in this tab or worker, by message id. */
const running = new Map<string, Promise<void>>()

/**
 * Follows a question until its answer is complete or must wait. Only one tab does so. @throws ApiError if the question is refused @throws
 * OtherUser
 */
export function resumeAnswer(userId: string, messageId: string, going: ResumeOptions = {}): Promise<void> {
  const before = running.get(messageId)
  if (before && !going.store) return before
  const run = withLock(`mingshu-chat ${messageId}`, () => followAnswer(userId, messageId, going)).finally(() => {
    if (running.get(messageId) === run) running.delete(messageId)
  })
  running.set(messageId, run)
  return run
}

/** Stores and follows the question under its lock, so that another tab that sees the question also knows that it is being sent. */
async function followAnswer(userId: string, messageId: string, { store, onBegun }: ResumeOptions): Promise<void> {
  const stored = await store?.()
  for (let round = 0, sent = 0; ; round++) {
    // Uses the turn just stored: reading it again would wait behind the page's live queries of it.
    const known = round === 0 ? stored : undefined
    const turn = known ? known.turn : await readTurn(userId, messageId)
    if (!turn || !isTurnUnfinished(turn)) return
    if (round > 0) {
      if (isOffline()) return
      await pause(round)
    }
    const isSending = store !== undefined && turn.send !== null && sent < MAX_SENDS
    if (isSending) sent++
    try {
      // Reads the turn again, because it may have changed during the pause.
      const now = round > 0 ? await readTurn(userId, messageId) : turn
      for await (const events of await eventsOf(userId, now, isSending, known?.session)) {
        const written = await writeChatEvents(getUserDb(userId), messageId, events)
        for (const event of events) if (event.type === 'begun') onBegun?.(event.remaining)
        if (written === 'ended') return
        if (written === 'gap') break
        if (events.some(({ type }) => type === 'piece')) round = 0
        // Throws if another user has logged in since.
        await requireSessionOf(userId)
      }
    } catch (error) {
      // The database is closed after a logout, which also deletes the question.
      if (isDatabaseClosedError(error)) return
      if (!(error instanceof ApiError)) throw error
      if (!(await shouldRetry(userId, messageId, error, isSending))) return
    }
  }
}

async function eventsOf(userId: string, turn: Turn | null, isSending: boolean, seen: DeviceSession | undefined) {
  if (!turn || !isTurnUnfinished(turn)) return []
  const session = seen ?? (await requireSessionOf(userId))
  const { message_id } = turn
  if (isSending && turn.send) return callStreamFor(session, endpoints.chatSend, inputOf(turn), { idempotencyKey: message_id })
  return callStreamFor(session, endpoints.chatFollow, { message_id, after: turn.answer.pieces.length })
}

/** Returns whether to retry soon; updates or removes the turn if not. @throws ApiError if the server refused the question */
async function shouldRetry(userId: string, messageId: string, error: ApiError, wasSending: boolean): Promise<boolean> {
  const turn = await readTurn(userId, messageId)
  if (!turn || !isTurnUnfinished(turn)) return false
  if (isTransientError(error)) return true
  const isTimedOut = error.codeName === 'sessionTimedOut'
  if (turn.send && wasSending) {
    await readIfOpen(userId, undefined, (db) =>
      withTransaction(db, (db) =>
        isTimedOut ? putTurn(db, withAnswerState(turn, 'unsent')) : removeQuestion(db, turn, { givesBack: true }),
      ),
    )
    throw error
  }
  // A question that never arrived becomes 'unsent', for the user to decide; one that was removed on the server with its answer becomes
  // 'failed'.
  if (error.codeName === 'notFound') await write(userId, withAnswerState(turn, turn.send ? 'unsent' : 'failed'))
  return false
}

/** Returns whether an error is one of the connection or the server, and not a refusal of this question. */
function isTransientError({ code, status, codeName }: ApiError): boolean {
  return code < 0 || status >= 500 || codeName === 'serverError' || codeName === 'unavailable'
}

function pause(round: number): Promise<void> {
  const ms = Math.min(requestSettings.retryMs * 2 ** (round - 1), OUTBOX_RETRY_DELAY_MS)
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function inputOf({ conversation_id, message_id, text, locale, cast, lot, send }: Turn) {
  const { mode, archive_id, other_id, card } = send!
  return {
    conversation_id,
    message_id,
    mode,
    text,
    locale,
    ...(archive_id !== null && { archive_id }),
    ...(other_id !== null && { other_id }),
    ...(card !== null && { card }),
    ...(cast && { cast: [...cast] }),
    ...(lot !== null && { lot }),
  }
}

function readTurn(userId: string, messageId: string): Promise<Turn | null> {
  return readIfOpen(userId, null, async (db) => (await db.turns.get(messageId))?.confirmed ?? null)
}

function write(userId: string, turn: Turn): Promise<void> {
  return readIfOpen(userId, undefined, (db) => withTransaction(db, (db) => putTurn(db, turn)))
}
