import type { SageQuestion } from '../asked.ts'
import type { Understanding } from '../ask/understanding.ts'
import type { Piece } from '../piece.ts'
import { createMatter } from './matter.ts'
import { composeOwnAnswer } from './own.ts'

/** Composes the answer of mode ms: one's own chart. */
export const composeMsAnswer = (asked: SageQuestion, understanding: Understanding): readonly Piece[] =>
  composeOwnAnswer(createMatter(asked, understanding))
