import type { Locale } from '../facts/written.ts'
import { boundaryAnswer, type NextPiece } from './boundary-answer.ts'
import { careAnswer, type CarePiece } from './care.ts'

/**
 * What comes before coins, lots, prices and every other answer: care for harm that is spoken of now, then what no chart answers, then
 * care for what goes on after harm (`earlier`, the oldest first).
 */
export const safetyAnswer = (
  text: string,
  locale: Locale,
  zone: string,
  earlier: readonly string[] = [],
): readonly (CarePiece | NextPiece)[] | undefined =>
  careAnswer(text, locale, zone) ?? boundaryAnswer(text, locale, zone, earlier) ?? careAnswer(text, locale, zone, earlier)
