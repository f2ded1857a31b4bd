import type { ChatTurn } from '#contract/chat.ts'
import type { ChangeKind } from '../intents/kind.ts'
import { type OverlayTable, readPendingChanges, readOverlayRow, applyPendingChanges } from '../intents/overlay.ts'
import type { Turn, TurnRow } from '../store/chat-rows.ts'
import type { UserDb } from '../store/db.ts'
import type { Intent } from '../store/intent.ts'

/** How the turns' table stores server copies and optimistic states. */
export const turnOverlayTable: OverlayTable<TurnRow> = {
  table: (db) => db.turns,
  subjectOf: ({ message_id }) => message_id,
  blank: (message_id) => ({ message_id, shown: null, confirmed: null }),
  isKept: () => false,
}

/** Number of characters of the question that name a pending rating in lists. */
const NAME_LENGTH = 20

export const chatRateChangeKind: ChangeKind<'chatRate', 'chatRate', Turn, null> = {
  name: 'chatRate',
  endpoint: 'chatRate',
  overlay: turnOverlayTable,
  patch: (shown, { input: { rating } }) => shown && withRating(shown, rating),
  confirm: async (db, { subject }, { rating }) => {
    const { confirmed } = await readOverlayRow(db, turnOverlayTable, subject)
    if (confirmed) await db.turns.update(subject, { confirmed: withRating(confirmed, rating) })
  },
  // Ignores `notFound`: an answer of a deleted conversation is never shown again.
  refuse: async (_db, _intent, error) => (error.codeName === 'notFound' ? 'noop' : 'rollback'),
  isEnd: false,
  readName: async (db, { subject }) => (await readOverlayRow(db, turnOverlayTable, subject)).shown?.text.slice(0, NAME_LENGTH) ?? '',
  versioned: null,
}

/** The kinds of changes to turns, for rebasing. */
export const turnChangeKinds = { chatRate: chatRateChangeKind } as const

export function withRating(turn: Turn, rating: number): Turn {
  return { ...turn, answer: { ...turn.answer, rating } }
}

/** Returns whether a question is not known to have arrived, or its answer is incomplete. */
export function isTurnUnfinished({ answer: { state } }: Turn): boolean {
  return state === 'asking' || state === 'writing'
}

/** Converts a turn of the server into a stored turn. */
export function serverTurn(turn: ChatTurn): Turn {
  return { ...turn, send: null, is_local: false, is_long: false }
}

/** Returns the later of the stored turn and the server's, because the server's response may be outdated. */
export function mergeServerTurn(here: Turn | null, fromServer: Turn): Turn {
  if (!here || here.send || fromServer.answer.state !== 'writing') return fromServer
  if (here.answer.state !== 'writing' || here.answer.pieces.length > fromServer.answer.pieces.length) return here
  // Only the stream says that the conversation is long.
  return { ...fromServer, is_long: here.is_long }
}

/** Stores a turn given without its pending changes, which are applied to `shown`. Call inside `withTransaction`. */
export async function putTurn(db: UserDb, confirmed: Turn): Promise<void> {
  await db.turns.put(createTurnRow(confirmed, await readPendingChanges(db, confirmed.message_id)))
}

/** Returns the row of a turn, with pending changes applied. */
export function createTurnRow(confirmed: Turn, pending: readonly Intent[]): TurnRow {
  return { message_id: confirmed.message_id, shown: applyPendingChanges(turnChangeKinds, confirmed, pending), confirmed }
}

/** Returns the turns of a conversation, in the order in which they were asked. */
export async function readTurns(db: UserDb, conversationId: string): Promise<Turn[]> {
  const rows = await db.turns.where('shown.conversation_id').equals(conversationId).toArray()
  return rows.flatMap(({ shown }) => (shown ? [shown] : [])).sort(compareAskOrder)
}

/**
 * Compares by time of asking. Turns that have not arrived come last; local turns compare by id, since ids sort by creation on this device.
 */
function compareAskOrder(a: Turn, b: Turn): number {
  if (!a.send !== !b.send) return a.send ? 1 : -1
  if (a.is_local || b.is_local) return a.message_id < b.message_id ? -1 : 1
  return a.asked_at - b.asked_at || (a.message_id < b.message_id ? -1 : 1)
}
