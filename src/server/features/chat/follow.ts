import { LONG_CONVERSATION, type ChatEvent } from '#contract/chat.ts'
import type { Deps } from '../../deps/deps.ts'
import type { Feature } from '../../http/handle.ts'
import type { Person } from '../../ledger/use.ts'
import { beginFollowing } from './following.ts'
import { waitForNews } from './news.ts'
import { remainingOf } from './payer.ts'
import { conversationOf, findConversation, piecesAfter, turnRow, wholeTurn } from './rows.ts'

/** How soon it is looked again: an answer by rules ends at once, one of another process is seen within the longest. */
const SOON_MS = 10
const LONGEST_MS = 300

/** The question as it stands, with what is left of what pays. Throws `notFound`. */
export async function begunOf({ db, answering, now }: Deps, person: Person, messageId: string): Promise<ChatEvent & { type: 'begun' }> {
  const { conversation_id } = await turnRow(db, person.userId, messageId)
  const row = (await findConversation(db, person.userId, conversation_id))!
  const remaining = await remainingOf(db, person, row, answering.answerer, now())
  return { type: 'begun', message_id: messageId, conversation: conversationOf(row), remaining }
}

async function ended(deps: Deps, person: Person, messageId: string): Promise<ChatEvent> {
  const { remaining } = await begunOf(deps, person, messageId)
  return { type: 'ended', turn: await wholeTurn(deps.db, person.userId, messageId), remaining }
}

/** The pieces after one, as they come to be written, by whichever process; then the end. Throws `notFound`, `tooManyRequests`. */
export async function* follow(
  deps: Deps,
  person: Person,
  messageId: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const { db } = deps
  const leave = beginFollowing(person.userId)
  try {
    let [seen, wait] = [after, SOON_MS]
    while (!signal.aborted) {
      // Before its pieces: of an answer that has ended all of them are there.
      const { state } = await turnRow(db, person.userId, messageId)
      const pieces = await piecesAfter(db, person.userId, messageId, seen)
      for (const { seq, piece } of pieces) yield { type: 'piece', seq: (seen = seq), piece }
      if (state !== 'writing') return void (yield await ended(deps, person, messageId))
      wait = pieces.length > 0 ? SOON_MS : Math.min(LONGEST_MS, wait * 2)
      await waitForNews(person.userId, messageId, wait, signal)
    }
  } finally {
    leave()
  }
}

/** What follows the question that was just kept, or was kept before. */
export async function* followBegun(deps: Deps, person: Person, first: ChatEvent, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  if (first.type !== 'begun') return
  deps.jobs.wake()
  if (first.conversation.turns > LONG_CONVERSATION) yield { type: 'long' }
  yield* follow(deps, person, first.message_id, 0, signal)
}

/** Goes on with an answer, from another tab, device or process. Throws `notFound`. */
export const chatFollow: Feature<'chatFollow'> = async function* chatFollow(deps, person, { message_id, after }, signal) {
  // At once, so that a line over which nothing is said yet is known to be there.
  yield await begunOf(deps, person, message_id)
  yield* follow(deps, person, message_id, after, signal)
}
