import type { ChatEvent, ChatPiece } from '#contract/chat.ts'
import { pendingOf } from '../intents/overlay.ts'
import { withTransaction } from '../intents/transaction.ts'
import type { Turn, TurnState } from '../store/chat-rows.ts'
import type { UserDb } from '../store/db.ts'
import { chatTables } from './chat-tables.ts'
import { withCopy } from './conversation-kinds.ts'
import { conversationOverlay } from './conversation-rows.ts'
import { serverTurn, turnRowOf } from './turn-rows.ts'

/** `gap`: pieces before this one are missing here, so it was not written · `ended`: nothing more comes. */
type Written = 'on' | 'gap' | 'ended'

/**
 * Writes what came of an answer, in one step; twice the same is once. It is read and written side by side, for somebody waits for
 * the first words.
 */
export function writeEvents(db: UserDb, messageId: string, events: readonly ChatEvent[]): Promise<Written> {
  const begun = events.find((event) => event.type === 'begun')?.conversation
  const work = async (db: UserDb): Promise<Written> => {
    const [row, pending, room, changes] = await Promise.all([
      db.turns.get(messageId),
      pendingOf(db, messageId),
      begun && db.conversations.get(begun.conversation_id),
      begun && pendingOf(db, begun.conversation_id),
    ])
    let turn = row?.confirmed
    // Taken away meanwhile; what the server has of it comes with the log.
    if (!turn) return 'ended'
    let written: Written = 'on'
    for (const event of events) {
      if (event.type === 'piece' && event.seq > turn.answer.pieces.length + 1) written = 'gap'
      if (event.type === 'ended') written = 'ended'
      if (written === 'gap') break
      turn = turnAfter(turn, event)
    }
    await Promise.all([
      db.turns.put(turnRowOf(turn, pending)),
      // One that was removed meanwhile stays so.
      begun &&
        !room?.gone &&
        db.conversations.put(withCopy(room ?? conversationOverlay.blank(begun.conversation_id), begun, changes ?? [])),
    ])
    return written
  }
  return withTransaction(db, work, chatTables)
}

function turnAfter(turn: Turn, event: ChatEvent): Turn {
  switch (event.type) {
    case 'begun':
      return arrived(turn)
    case 'long':
      return { ...arrived(turn), is_long: true }
    case 'piece':
      return withPiece(arrived(turn), event)
    default:
      return serverTurn(event.turn)
  }
}

function withPiece(turn: Turn, { seq, piece }: { seq: number; piece: ChatPiece }): Turn {
  const { pieces } = turn.answer
  return seq === pieces.length + 1 ? { ...turn, answer: { ...turn.answer, pieces: [...pieces, piece] } } : turn
}

/** The server has the question. */
function arrived(turn: Turn): Turn {
  return turn.send ? { ...stateTo(turn, 'writing'), send: null } : turn
}

export function stateTo(turn: Turn, state: TurnState): Turn {
  return { ...turn, answer: { ...turn.answer, state } }
}
