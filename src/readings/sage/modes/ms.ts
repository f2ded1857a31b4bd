import type { SageQuestion } from '../asked.ts'
import type { ParsedQuestion } from '../ask/understanding.ts'
import type { AnswerPiece } from '../piece.ts'
import { prepareQuestion } from './matter.ts'
import { composeOwnAnswer } from './own.ts'

/** Composes the answer of mode ms: one's own chart. */
export const composeMsAnswer = (asked: SageQuestion, understanding: ParsedQuestion): readonly AnswerPiece[] =>
  composeOwnAnswer(prepareQuestion(asked, understanding))
