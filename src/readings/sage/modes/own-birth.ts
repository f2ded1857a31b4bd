import type { Piece, PieceKind } from '../piece.ts'
import { textIn } from '../said.ts'
import { birthTexts } from '../text/birth.ts'
import type { PreparedQuestion } from './matter.ts'
import { listSeatReasons, shareReason, strengthReason } from './natal.ts'

const piece = (kind: PieceKind, text: string): Piece => ({ kind, text, cites: [] })

/** Composes the answer about having a child: it describes the person as a parent and gives no time. */
export function composeBirthAnswer({ person, locale, notes }: PreparedQuestion): readonly Piece[] {
  return [
    ...notes,
    piece('line', textIn(birthTexts.line, locale)),
    shareReason(person, 'output', locale),
    listSeatReasons(person, locale)[0]!,
    strengthReason(person, locale),
    piece('unless', textIn(birthTexts.unless, locale)),
    piece('deed', textIn(birthTexts.deed, locale)),
  ]
}
