import type { ChatEvent, ChatPiece } from '#contract/chat.ts'
import { readPendingChanges } from '../intents/overlay.ts'
import { withTransaction } from '../intents/transaction.ts'
import type { Turn, TurnState } from '../store/chat-rows.ts'
import type { UserDb } from '../store/db.ts'
import { selectChatTables } from './chat-tables.ts'
import { withNewerCopy } from './conversation-kinds.ts'
import { conversationOverlayTable } from './conversation-rows.ts'
import { serverTurn, createTurnRow } from './turn-rows.ts'

/**
 * `on`: more events follow · `gap`: earlier pieces are missing on this device, so the event was not written · `ended`: no more events
 * follow.
 */
type Written = 'on' | 'gap' | 'ended'

/**
 * Writes the events of an answer in one transaction; idempotent. Reads, and then writes, run in parallel, because the user waits for the
 * first words.
 */
export function writeChatEvents(db: UserDb, messageId: string, events: readonly ChatEvent[]): Promise<Written> {
  const begun = events.find((event) => event.type === 'begun')?.conversation
  const work = async (db: UserDb): Promise<Written> => {
    const [row, pending, room, changes] = await Promise.all([
      db.turns.get(messageId),
      readPendingChanges(db, messageId),
      begun && db.conversations.get(begun.conversation_id),
      begun && readPendingChanges(db, begun.conversation_id),
    ])
    let turn = row?.confirmed
    // The turn was removed meanwhile; the next chat log contains the server's copy.
    if (!turn) return 'ended'
    let written: Written = 'on'
    for (const event of events) {
      if (event.type === 'piece' && event.seq > turn.answer.pieces.length + 1) written = 'gap'
      if (event.type === 'ended') written = 'ended'
      if (written === 'gap') break
      turn = applyChatEvent(turn, event)
    }
    await Promise.all([
      db.turns.put(createTurnRow(turn, pending)),
      // Does not write a conversation that was removed meanwhile.
      begun &&
        !room?.gone &&
        db.conversations.put(withNewerCopy(room ?? conversationOverlayTable.blank(begun.conversation_id), begun, changes ?? [])),
    ])
    return written
  }
  return withTransaction(db, work, selectChatTables)
}

function applyChatEvent(turn: Turn, event: ChatEvent): Turn {
  switch (event.type) {
    case 'begun':
      return arrived(turn)
    case 'long':
      return { ...arrived(turn), is_long: true }
    case 'piece':
      return appendPiece(arrived(turn), event)
    default:
      return serverTurn(event.turn)
  }
}

function appendPiece(turn: Turn, { seq, piece }: { seq: number; piece: ChatPiece }): Turn {
  const { pieces } = turn.answer
  return seq === pieces.length + 1 ? { ...turn, answer: { ...turn.answer, pieces: [...pieces, piece] } } : turn
}

/** Returns the turn marked as received by the server. */
function arrived(turn: Turn): Turn {
  return turn.send ? { ...withAnswerState(turn, 'writing'), send: null } : turn
}

/** Returns the turn with another state of its answer. */
export function withAnswerState(turn: Turn, state: TurnState): Turn {
  return { ...turn, answer: { ...turn.answer, state } }
}
