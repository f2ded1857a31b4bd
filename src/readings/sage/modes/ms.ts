import type { SageQuestion } from '../asked.ts'
import type { ParsedQuestion } from '../ask/understanding.ts'
import type { AnswerPiece } from '../piece.ts'
import { prepareQuestion } from './matter.ts'
import { composeOwnAnswer } from './own.ts'
import { findTwoQuestions, joinAnswers } from './two-questions.ts'

/** Composes the answer of mode ms: one's own chart. */
export function composeMsAnswer(asked: SageQuestion, understanding: ParsedQuestion): readonly AnswerPiece[] {
  const two = findTwoQuestions(asked, understanding)
  if (two === undefined) return composeOwnAnswer(prepareQuestion(asked, understanding))
  const [one, other] = two.texts
  const [first, second] = [
    composeOwnAnswer(prepareQuestion({ ...asked, text: one }, two.first)),
    composeOwnAnswer(prepareQuestion({ ...asked, text: other }, two.second)),
  ]
  return joinAnswers(first, second, asked.locale, two.second.asking === 'when')
}
