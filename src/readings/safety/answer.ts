import type { Locale } from '../facts/written.ts'
import { boundaryAnswer, type NextPiece } from './boundary-answer.ts'
import { harmAnswer, listeningAnswer, type CarePiece } from './care.ts'

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
  harmAnswer(text, locale, zone, earlier) ?? boundaryAnswer(text, locale, zone, earlier) ?? listeningAnswer(text, locale, zone, earlier)
