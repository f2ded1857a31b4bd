/** Sending a question and following its answer until it is whole. */
import type { ChatRemaining } from '#contract/chat.ts'
import { endpoints } from '#contract/endpoints.ts'
import { RETRY_DELAY_MS } from '#contract/envelope.ts'
import { sessionOf } from '../intents/own-session.ts'
import { withTransaction } from '../intents/transaction.ts'
import type { Session } from '../session/session.ts'
import { streamFor } from '../session/stream-for.ts'
import type { Turn } from '../store/chat-rows.ts'
import { isClosed, userDb, readIfOpen } from '../store/db.ts'
import { withLock } from '../store/lock.ts'
import { ApiError } from '../wire/api-error.ts'
import { isOffline } from '../wire/reachability.ts'
import { wire } from '../wire/wire.ts'
import { stateTo, writeEvents } from './answer-events.ts'
import { removeQuestion } from './stored-questions.ts'
import { isOpen, putTurn } from './turn-rows.ts'

/** A question that was just written down, and whose it was seen to be. */
export interface Kept {
  readonly turn: Turn | null
  /** None where nobody is logged in. */
  readonly session: Session | undefined
}

interface Going {
  /** What its person has just said: writes the question down, that is then sent. Without it nothing is sent that is not known to have arrived. */
  readonly keep?: () => Promise<Kept>
  readonly onBegun?: (remaining: ChatRemaining) => void
}

/** How often a question is sent anew before it is only looked for. */
const SENDS = 6

/** What runs in this tab or worker, by message. */
const running = new Map<string, Promise<void>>()

/**
 * Goes on with a question until its answer is whole, or until that has to wait for the line, a login or its person. One tab
 * does, and the others show what it writes. @throws ApiError a refusal of what was sent @throws OtherUser
 */
export function resumeAnswer(userId: string, messageId: string, going: Going = {}): Promise<void> {
  const before = running.get(messageId)
  if (before && !going.keep) return before
  const run = withLock(`mingshu-chat ${messageId}`, () => goOn(userId, messageId, going)).finally(() => {
    if (running.get(messageId) === run) running.delete(messageId)
  })
  running.set(messageId, run)
  return run
}

/** It is kept under the lock: another tab that sees it finds somebody at it. */
async function goOn(userId: string, messageId: string, { keep, onBegun }: Going): Promise<void> {
  const kept = await keep?.()
  for (let round = 0, sent = 0; ; round++) {
    // It was written and seen a moment ago: to read it again would let all that shows it go first.
    const known = round === 0 ? kept : undefined
    const turn = known ? known.turn : await readTurn(userId, messageId)
    if (!turn || !isOpen(turn)) return
    if (round > 0) {
      if (isOffline()) return
      await pause(round)
    }
    const isSending = keep !== undefined && turn.send !== null && sent < SENDS
    if (isSending) sent++
    try {
      // What stands here may have changed while it was waited.
      const now = round > 0 ? await readTurn(userId, messageId) : turn
      for await (const events of await eventsOf(userId, now, isSending, known?.session)) {
        const written = await writeEvents(userDb(userId), messageId, events)
        for (const event of events) if (event.type === 'begun') onBegun?.(event.remaining)
        if (written === 'ended') return
        if (written === 'gap') break
        if (events.some(({ type }) => type === 'piece')) round = 0
        // Another user's tab, from here on.
        await sessionOf(userId)
      }
    } catch (error) {
      // Whoever logs out takes the question along.
      if (isClosed(error)) return
      if (!(error instanceof ApiError)) throw error
      if (!(await isForLater(userId, messageId, error, isSending))) return
    }
  }
}

async function eventsOf(userId: string, turn: Turn | null, isSending: boolean, seen: Session | undefined) {
  if (!turn || !isOpen(turn)) return []
  const session = seen ?? (await sessionOf(userId))
  const { message_id } = turn
  if (isSending && turn.send) return streamFor(session, endpoints.chatSend, inputOf(turn), { idempotencyKey: message_id })
  return streamFor(session, endpoints.chatFollow, { message_id, after: turn.answer.pieces.length })
}

/** Whether it is worth another try soon. @throws ApiError what the server refused */
async function isForLater(userId: string, messageId: string, error: ApiError, wasSending: boolean): Promise<boolean> {
  const turn = await readTurn(userId, messageId)
  if (!turn || !isOpen(turn)) return false
  if (isTrouble(error)) return true
  const isTimedOut = error.codeName === 'sessionTimedOut'
  if (turn.send && wasSending) {
    await readIfOpen(userId, undefined, (db) =>
      withTransaction(db, (db) => (isTimedOut ? putTurn(db, stateTo(turn, 'unsent')) : removeQuestion(db, turn, { givesBack: true }))),
    )
    throw error
  }
  // Never arrived: its person is asked. Or it was taken away there, with all that was written.
  if (error.codeName === 'notFound') await write(userId, stateTo(turn, turn.send ? 'unsent' : 'failed'))
  return false
}

/** It says nothing of the question. */
function isTrouble({ code, status, codeName }: ApiError): boolean {
  return code < 0 || status >= 500 || codeName === 'serverError' || codeName === 'unavailable'
}

function pause(round: number): Promise<void> {
  const ms = Math.min(wire.againMs * 2 ** (round - 1), RETRY_DELAY_MS)
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
