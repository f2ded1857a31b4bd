import type { Locale } from '../reader/locale.ts'
import { composeBoundaryAnswer, type NextPiece } from './boundary-answer.ts'
import { composeHarmAnswer, composeListeningAnswer, type CarePiece } from './care.ts'

/**
 * Composes the answer that takes precedence over any other: harm in this message, a declined subject, harm in `earlier`
 * (oldest first); else undefined.
 */
export const composeSafetyAnswer = (
  text: string,
  locale: Locale,
  zone: string,
  earlier: readonly string[] = [],
): readonly (CarePiece | NextPiece)[] | undefined =>
  composeHarmAnswer(text, locale, zone, earlier) ??
  composeBoundaryAnswer(text, locale, zone, earlier) ??
  composeListeningAnswer(text, locale, zone, earlier)
