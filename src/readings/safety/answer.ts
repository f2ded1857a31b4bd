import type { Locale } from '../facts/written.ts'
import { boundaryAnswer, type NextPiece } from './boundary-answer.ts'
import { careAnswer, type CarePiece } from './care.ts'

/** What comes before coins, lots, prices and every other answer: care first, then what no chart answers. */
export const safetyAnswer = (
  text: string,
  locale: Locale,
  zone: string,
  earlier: readonly string[] = [],
): readonly (CarePiece | NextPiece)[] | undefined => careAnswer(text, locale, zone, earlier) ?? boundaryAnswer(text, locale, zone, earlier)
