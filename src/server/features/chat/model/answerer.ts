import { detectBoundaryKind } from '#readings/safety/index.ts'
import type { SageQuestion } from '#readings/sage/asked.ts'
import type { AnswerPiece } from '#readings/sage/piece.ts'
import type { AnswerResult, Answerer, AnswerContext } from '../../../deps/answering.ts'
import type { ModelPort } from '../../../ports/model/model.ts'
import { streamModelAnswer } from './conversation.ts'
import type { TokenBudgetOpener } from './token-budget.ts'
import { takeoverReasonOf, findTakeoverIndex, createTakeoverNote } from './takeover.ts'

interface Means {
  readonly model: ModelPort
  readonly openBudget: TokenBudgetOpener
  readonly house: Answerer
}

/** Whether the question has a fixed boundary answer; such questions are not sent to the model. */
const hasBoundaryAnswer = ({ text }: SageQuestion): boolean => detectBoundaryKind(text) !== undefined

/** Collects the complete answer of the rules engine. */
async function allOf(builtIn: Answerer, asked: SageQuestion, context: AnswerContext): Promise<readonly AnswerPiece[]> {
  const pieces: AnswerPiece[] = []
  for await (const piece of builtIn.answer(asked, { ...context, written: [] })) pieces.push(piece)
  return pieces
}

/** Creates an answerer by language model with tools. If the model fails, the rules engine continues; knowledge that it answers is free. */
export function createModelAnswerer({ model, openBudget, house: builtIn }: Means): Answerer {
  async function* answerByRules(
    asked: SageQuestion,
    context: AnswerContext,
    isMixed: boolean,
  ): AsyncGenerator<AnswerPiece, AnswerResult, void> {
    const { isUnderstood } = yield* builtIn.answer(asked, context)
    return { by: isMixed ? model.name : builtIn.by, isUnderstood: isUnderstood && asked.mode !== 'dt' }
  }

  return {
    by: model.name,
    isKnowledgeFree: false,
    answerInstantly: async (asked) => (hasBoundaryAnswer(asked) ? builtIn.answerInstantly(asked) : undefined),
    async *answer(asked, context) {
      const { written, signal } = context
      if (hasBoundaryAnswer(asked)) return yield* answerByRules(asked, context, false)
      const at = findTakeoverIndex(written, asked.locale)
      if (at >= 0) return yield* answerByRules(asked, { ...context, written: written.slice(at + 1) }, at > 0)
      let seen = written.length
      try {
        // Hands over to the rules engine on a later attempt: a model cannot continue what it wrote in an earlier one.
        if (seen > 0) return yield* takenOver('cut')
        const budget = await openBudget(context.userId)
        for await (const piece of streamModelAnswer({ model, budget, house: () => allOf(builtIn, asked, context) }, asked, context)) {
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

      async function* takenOver(reason: NonNullable<ReturnType<typeof takeoverReasonOf>>): AsyncGenerator<AnswerPiece, AnswerResult, void> {
        yield createTakeoverNote(reason, asked.locale)
        return yield* answerByRules(asked, { ...context, written: [] }, seen > 0)
      }
    },
  }
}
