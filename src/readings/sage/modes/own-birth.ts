import type { AnswerPiece, AnswerPieceKind } from '../piece.ts'
import { localizeSageText } from '../said.ts'
import { childbirthTexts } from '../text/birth.ts'
import type { PreparedQuestion } from './matter.ts'
import { composeSeatReasons, composeShareReason, composeStrengthReason } from './natal.ts'

const piece = (kind: AnswerPieceKind, text: string): AnswerPiece => ({ kind, text, cites: [] })

/** Composes the answer about having a child: it describes the person as a parent and gives no time. */
export function composeChildbirthAnswer({ person, locale, notes }: PreparedQuestion): readonly AnswerPiece[] {
  return [
    ...notes,
    piece('line', localizeSageText(childbirthTexts.line, locale)),
    composeShareReason(person, 'output', locale),
    composeSeatReasons(person, locale)[0]!,
    composeStrengthReason(person, locale),
    piece('unless', localizeSageText(childbirthTexts.unless, locale)),
    piece('deed', localizeSageText(childbirthTexts.deed, locale)),
  ]
}
