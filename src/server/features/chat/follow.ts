import { LONG_CONVERSATION_MESSAGES, type ChatEvent } from '#contract/chat.ts'
import type { Deps } from '../../deps/deps.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import type { QuotaUser } from '../../ledger/use.ts'
import { acquireStreamSlot } from './following.ts'
import { waitForNewPieces } from './news.ts'
import { readRemainingQuota } from './charge-question.ts'
import { toConversation, findConversation, readPiecesAfter, getTurnRow, readTurnWithPieces } from './rows.ts'

/** Shortest and longest poll interval (ms): short for instant answers; the longest bounds the delay of answers from another process. */
const SOON_MS = 10
const LONGEST_MS = 300

/** Returns the `begun` event of a question, with the remaining quota. Throws `notFound`. */
export async function readBegunEvent(
  { db, answering, now }: Deps,
  person: QuotaUser,
  messageId: string,
): Promise<ChatEvent & { type: 'begun' }> {
  const { conversation_id } = await getTurnRow(db, person.userId, messageId)
  const row = (await findConversation(db, person.userId, conversation_id))!
  const remaining = await readRemainingQuota(db, person, row, answering.answerer, now())
  return { type: 'begun', message_id: messageId, conversation: toConversation(row), remaining }
}

async function ended(deps: Deps, person: QuotaUser, messageId: string): Promise<ChatEvent> {
  const { remaining } = await readBegunEvent(deps, person, messageId)
  return { type: 'ended', turn: await readTurnWithPieces(deps.db, person.userId, messageId), remaining }
}

/** Yields the pieces numbered above `after` as any process stores them, then the end event. Throws `notFound`, `tooManyRequests`. */
export async function* followAnswerPieces(
  deps: Deps,
  person: QuotaUser,
  messageId: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const { db } = deps
  const leave = acquireStreamSlot(person.userId)
  try {
    let [seen, wait] = [after, SOON_MS]
    while (!signal.aborted) {
      // Reads the state before the pieces: once the state says that the answer has ended, the pieces read afterwards are complete.
      const { state } = await getTurnRow(db, person.userId, messageId)
      const pieces = await readPiecesAfter(db, person.userId, messageId, seen)
      for (const { seq, piece } of pieces) yield { type: 'piece', seq: (seen = seq), piece }
      if (state !== 'writing') return void (yield await ended(deps, person, messageId))
      wait = pieces.length > 0 ? SOON_MS : Math.min(LONGEST_MS, wait * 2)
      await waitForNewPieces(person.userId, messageId, wait, signal)
    }
  } finally {
    leave()
  }
}

/** Yields the event of a long conversation, if it is one. */
function* noticeOfLength({ conversation }: ChatEvent & { type: 'begun' }): Generator<ChatEvent> {
  if (conversation.turns > LONG_CONVERSATION_MESSAGES) yield { type: 'long' }
}

/** Yields the answer's events after the `begun` event, whether the question was stored by this request or an earlier one. */
export async function* followBegun(deps: Deps, person: QuotaUser, first: ChatEvent, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  if (first.type !== 'begun') return
  deps.jobs.wake()
  yield* noticeOfLength(first)
  yield* followAnswerPieces(deps, person, first.message_id, 0, signal)
}

/** Yields the events of an answer that was started by another tab, device or process. Throws `notFound`. */
export const chatFollow: EndpointHandler<'chatFollow'> = async function* chatFollow(deps, person, { message_id, after }, signal) {
  // Sends an event at once, so that the client knows that the connection works.
  const begun = await readBegunEvent(deps, person, message_id)
  yield begun
  yield* noticeOfLength(begun)
  yield* followAnswerPieces(deps, person, message_id, after, signal)
}
