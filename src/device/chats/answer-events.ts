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

/** Writes what came of an answer; twice the same is once. */
export function writeEvent(db: UserDb, messageId: string, event: ChatEvent): Promise<Written> {
  return inOneStep(db, async () => {
    const turn = (await db.turns.get(messageId))?.confirmed
    // Taken away meanwhile; what the server has of it comes with the log.
    if (!turn) return 'ended'
    switch (event.type) {
      case 'begun':
        await adoptBegun(db, event.conversation)
        await putTurn(db, arrived(turn))
        return 'on'
      case 'long':
        await putTurn(db, { ...arrived(turn), is_long: true })
        return 'on'
      case 'piece':
        return writePiece(db, arrived(turn), event)
      default:
        await putTurn(db, toldTurn(event.turn))
        return 'ended'
    }
  })
}

/** One that was removed meanwhile stays so. */
async function adoptBegun(db: UserDb, conversation: Conversation): Promise<void> {
  if ((await conversationRow(db, conversation.conversation_id)).gone) return
  await adoptConversation(db, conversation)
  await layAnew(db, conversationKinds, conversationLayers, conversation.conversation_id)
}

async function writePiece(db: UserDb, turn: Turn, { seq, piece }: { seq: number; piece: ChatPiece }): Promise<Written> {
  const { pieces } = turn.answer
  if (seq > pieces.length + 1) return 'gap'
  if (seq === pieces.length + 1) await putTurn(db, { ...turn, answer: { ...turn.answer, pieces: [...pieces, piece] } })
  return 'on'
}

/** The server has the question. */
function arrived(turn: Turn): Turn {
  return turn.send ? { ...stateTo(turn, 'writing'), send: null } : turn
}

export function stateTo(turn: Turn, state: TurnState): Turn {
  return { ...turn, answer: { ...turn.answer, state } }
}
