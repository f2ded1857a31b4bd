import { boundaryOf } from '#readings/safety/index.ts'
import type { Asked } from '#readings/sage/asked.ts'
import type { Piece } from '#readings/sage/piece.ts'
import type { AnswerResult, Answerer, AnswerContext } from '../../../deps/answering.ts'
import type { ModelPort } from '../../../ports/model/model.ts'
import { streamModelAnswer } from './conversation.ts'
import type { TokenBudgets } from './token-budget.ts'
import { takeoverReasonOf, findTakeover, createTakeoverNote } from './takeover.ts'

interface Means {
  readonly model: ModelPort
  readonly openBudget: TokenBudgets
  readonly house: Answerer
}

/** Questions with a fixed boundary answer never reach the model. */
const hasBoundaryAnswer = ({ text }: Asked): boolean => boundaryOf(text) !== undefined

/** The complete answer of the rules engine. */
async function allOf(house: Answerer, asked: Asked, context: AnswerContext): Promise<readonly Piece[]> {
  const pieces: Piece[] = []
  for await (const piece of house.answer(asked, { ...context, written: [] })) pieces.push(piece)
  return pieces
}

/**
 * An answerer that asks a language model with tools. If the model fails, at the start or midway, the rules engine continues after
 * what the user has seen, so there is always an answer. Knowledge answered by the rules engine is free.
 */
export function createModelAnswerer({ model, openBudget, house }: Means): Answerer {
  async function* byHouse(asked: Asked, context: AnswerContext, isMixed: boolean): AsyncGenerator<Piece, AnswerResult, void> {
    const { isUnderstood } = yield* house.answer(asked, context)
    return { by: isMixed ? model.name : house.by, isUnderstood: isUnderstood && asked.mode !== 'dt' }
  }

  return {
    by: model.name,
    isKnowledgeFree: false,
    answerInstantly: async (asked) => (hasBoundaryAnswer(asked) ? house.answerInstantly(asked) : undefined),
    async *answer(asked, context) {
      const { written, signal } = context
      if (hasBoundaryAnswer(asked)) return yield* byHouse(asked, context, false)
      const at = findTakeover(written, asked.locale)
      if (at >= 0) return yield* byHouse(asked, { ...context, written: written.slice(at + 1) }, at > 0)
      let seen = written.length
      try {
        // A model cannot continue what another attempt of it has begun.
        if (seen > 0) return yield* takenOver('cut')
        const budget = await openBudget(context.userId)
        for await (const piece of streamModelAnswer({ model, budget, house: () => allOf(house, asked, context) }, asked, context)) {
          seen += 1
          yield piece
        }
        return { by: model.name, isUnderstood: true }
      } catch (error) {
        signal.throwIfAborted()
        const reason = takeoverReasonOf(error)
        if (reason === undefined) throw error
        return yield* takenOver(reason)
      }

      async function* takenOver(reason: NonNullable<ReturnType<typeof takeoverReasonOf>>): AsyncGenerator<Piece, AnswerResult, void> {
        yield createTakeoverNote(reason, asked.locale)
        return yield* byHouse(asked, { ...context, written: [] }, seen > 0)
      }
    },
  }
}
