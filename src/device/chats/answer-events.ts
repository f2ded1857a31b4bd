import type { ChatEvent, ChatPiece, Conversation } from '#contract/chat.ts'
import { layAnew } from '../intents/layers.ts'
import { inOneStep } from '../intents/queue.ts'
import type { Turn, TurnState } from '../store/chat-rows.ts'
import type { UserDb } from '../store/db.ts'
import { conversationKinds } from './conversation-kinds.ts'
import { adoptConversation, conversationLayers, conversationRow } from './conversation-rows.ts'
import { putTurn, toldTurn } from './turn-rows.ts'

/** `gap`: pieces before this one are missing here, so it was not written · `ended`: nothing more comes. */
type Written = 'on' | 'gap' | 'ended'

/** Writes what came of an answer, in one step; twice the same is once. */
export function writeEvents(db: UserDb, messageId: string, events: readonly ChatEvent[]): Promise<Written> {
  return inOneStep(db, async () => {
    let turn = (await db.turns.get(messageId))?.confirmed
    // Taken away meanwhile; what the server has of it comes with the log.
    if (!turn) return 'ended'
    let written: Written = 'on'
    for (const event of events) {
      if (event.type === 'begun') await adoptBegun(db, event.conversation)
      if (event.type === 'piece' && event.seq > turn.answer.pieces.length + 1) written = 'gap'
      if (event.type === 'ended') written = 'ended'
      if (written === 'gap') break
      turn = turnAfter(turn, event)
    }
    await putTurn(db, turn)
    return written
  })
}

/** One that was removed meanwhile stays so. */
async function adoptBegun(db: UserDb, conversation: Conversation): Promise<void> {
  if ((await conversationRow(db, conversation.conversation_id)).gone) return
  await adoptConversation(db, conversation)
  await layAnew(db, conversationKinds, conversationLayers, conversation.conversation_id)
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
      return toldTurn(event.turn)
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
