import type { ChatTurn } from '#contract/chat.ts'
import type { Kind } from '../intents/kind.ts'
import { type OverlayTable, pendingOf, readRow, applyPending } from '../intents/overlay.ts'
import type { Turn, TurnRow } from '../store/chat-rows.ts'
import type { UserDb } from '../store/db.ts'
import type { Intent } from '../store/intent.ts'

export const turnOverlay: OverlayTable<TurnRow> = {
  table: (db) => db.turns,
  subjectOf: ({ message_id }) => message_id,
  blank: (message_id) => ({ message_id, shown: null, confirmed: null }),
  isKept: () => false,
}

/** What of a question names a change of its rating. */
const NAME_LENGTH = 20

export const chatRateKind: Kind<'chatRate', 'chatRate', Turn, null> = {
  name: 'chatRate',
  endpoint: 'chatRate',
  overlay: turnOverlay,
  patch: (shown, { input: { rating } }) => shown && ratedAs(shown, rating),
  confirm: async (db, { subject }, { rating }) => {
    const { confirmed } = await readRow(db, turnOverlay, subject)
    if (confirmed) await db.turns.update(subject, { confirmed: ratedAs(confirmed, rating) })
  },
  // Without its conversation nobody will look at it again.
  refuse: async (_db, _intent, error) => (error.codeName === 'notFound' ? 'noop' : 'rollback'),
  isEnd: false,
  nameOf: async (db, { subject }) => (await readRow(db, turnOverlay, subject)).shown?.text.slice(0, NAME_LENGTH) ?? '',
  versioned: null,
}

/** What laying turns anew needs to know. */
export const turnKinds = { chatRate: chatRateKind } as const

export function ratedAs(turn: Turn, rating: number): Turn {
  return { ...turn, answer: { ...turn.answer, rating } }
}

/** Not known to have arrived, or not whole yet. */
export function isOpen({ answer: { state } }: Turn): boolean {
  return state === 'asking' || state === 'writing'
}

/** As the server tells it. */
export function serverTurn(turn: ChatTurn): Turn {
  return { ...turn, send: null, is_local: false, is_long: false }
}

/** The later of what is here and what the server tells, for its answer may be older than what came since. */
export function laterOf(here: Turn | null, told: Turn): Turn {
  if (!here || here.send || told.answer.state !== 'writing') return told
  return here.answer.state !== 'writing' || here.answer.pieces.length > told.answer.pieces.length ? here : told
}

/** Writes a turn as it stands without its waiting changes. Call inside `withTransaction`. */
export async function putTurn(db: UserDb, confirmed: Turn): Promise<void> {
  await db.turns.put(turnRowOf(confirmed, await pendingOf(db, confirmed.message_id)))
}

/** The row of a turn under what waits. */
export function turnRowOf(confirmed: Turn, pending: readonly Intent[]): TurnRow {
  return { message_id: confirmed.message_id, shown: applyPending(turnKinds, confirmed, pending), confirmed }
}

/** The turns of a conversation, in the order of asking. */
export async function turnsOf(db: UserDb, conversationId: string): Promise<Turn[]> {
  const rows = await db.turns.where('shown.conversation_id').equals(conversationId).toArray()
  return rows.flatMap(({ shown }) => (shown ? [shown] : [])).sort(byAsking)
}

/** What waits for its person, or has not arrived, comes last, whatever the clocks say. Ids sort by their making on this device. */
function byAsking(a: Turn, b: Turn): number {
  if (!a.send !== !b.send) return a.send ? 1 : -1
  if (a.is_local || b.is_local) return a.message_id < b.message_id ? -1 : 1
  return a.asked_at - b.asked_at || (a.message_id < b.message_id ? -1 : 1)
}
