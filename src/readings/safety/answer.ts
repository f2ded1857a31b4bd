import type { Locale } from '../reader/locale.ts'
import { composeBoundaryAnswer, type NextPiece } from './boundary-answer.ts'
import { harmAnswer, listeningAnswer, type CarePiece } from './care.ts'

/**
 * Composes the safety answer, which takes precedence over casts, lots, payment and every other answer: care for harm in this
 * message, then subjects that no chart answers, then care for follow-ups to harm (`earlier` messages, oldest first).
 */
export const composeSafetyAnswer = (
  text: string,
  locale: Locale,
  zone: string,
  earlier: readonly string[] = [],
): readonly (CarePiece | NextPiece)[] | undefined =>
  harmAnswer(text, locale, zone, earlier) ??
  composeBoundaryAnswer(text, locale, zone, earlier) ??
  listeningAnswer(text, locale, zone, earlier)
