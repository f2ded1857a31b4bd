import { boundaryOf } from '#readings/safety/index.ts'
import type { Asked } from '#readings/sage/asked.ts'
import type { Piece } from '#readings/sage/piece.ts'
import type { AnswerResult, Answerer, AnswerContext } from '../../../deps/answering.ts'
import type { ModelPort } from '../../../ports/model/model.ts'
import { modelAnswer } from './conversation.ts'
import type { TokenBudgets } from './token-budget.ts'
import { reasonOf, takenOverAt, takeoverNote } from './takeover.ts'

interface Means {
  readonly model: ModelPort
  readonly purse: TokenBudgets
  readonly house: Answerer
}

/** What no answer gives is said by the house alone: the model is not asked. */
const isBounded = ({ text }: Asked): boolean => boundaryOf(text) !== undefined

/** All that the rules answer. */
async function allOf(house: Answerer, asked: Asked, hand: AnswerContext): Promise<readonly Piece[]> {
  const pieces: Piece[] = []
  for await (const piece of house.answer(asked, { ...hand, written: [] })) pieces.push(piece)
  return pieces
}

/**
 * A language model that looks up what it says. Where it fails, at the start or in the middle, the house goes on after what was seen:
 * an answer always comes. Nothing is taken for knowledge that the house answered.
 */
export function languageModel({ model, purse, house }: Means): Answerer {
  async function* byHouse(asked: Asked, hand: AnswerContext, isMixed: boolean): AsyncGenerator<Piece, AnswerResult, void> {
    const { isUnderstood } = yield* house.answer(asked, hand)
    return { by: isMixed ? model.name : house.by, isUnderstood: isUnderstood && asked.mode !== 'dt' }
  }

  return {
    by: model.name,
    isKnowledgeFree: false,
    atOnce: async (asked) => (isBounded(asked) ? house.atOnce(asked) : undefined),
    async *answer(asked, hand) {
      const { written, signal } = hand
      if (isBounded(asked)) return yield* byHouse(asked, hand, false)
      const at = takenOverAt(written, asked.locale)
      if (at >= 0) return yield* byHouse(asked, { ...hand, written: written.slice(at + 1) }, at > 0)
      let seen = written.length
      try {
        // Nobody can go on with what another try of the model has begun.
        if (seen > 0) return yield* takenOver('cut')
        const budget = await purse(hand.userId)
        for await (const piece of modelAnswer({ model, budget, house: () => allOf(house, asked, hand) }, asked, hand)) {
          seen += 1
          yield piece
        }
        return { by: model.name, isUnderstood: true }
      } catch (error) {
        signal.throwIfAborted()
        const reason = reasonOf(error)
        if (reason === undefined) throw error
        return yield* takenOver(reason)
      }

      async function* takenOver(reason: NonNullable<ReturnType<typeof reasonOf>>): AsyncGenerator<Piece, AnswerResult, void> {
        yield takeoverNote(reason, asked.locale)
        return yield* byHouse(asked, { ...hand, written: [] }, seen > 0)
      }
    },
  }
}
