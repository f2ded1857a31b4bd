import type { Piece, PieceKind } from '../piece.ts'
import { textIn } from '../said.ts'
import { birthTexts } from '../text/birth.ts'
import type { Matter } from './matter.ts'
import { seatReasonsOf, shareReason, strengthReason } from './natal.ts'

const piece = (kind: PieceKind, text: string): Piece => ({ kind, text, cites: [] })

/** Of having a child: what one is like as a parent, and no time. */
export function birthAnswer({ person, locale, notes }: Matter): readonly Piece[] {
  return [
    ...notes,
    piece('line', textIn(birthTexts.line, locale)),
    shareReason(person, 'output', locale),
    seatReasonsOf(person, locale)[0]!,
    strengthReason(person, locale),
    piece('unless', textIn(birthTexts.unless, locale)),
    piece('deed', textIn(birthTexts.deed, locale)),
  ]
}
