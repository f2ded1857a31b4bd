import type { AnswerPiece, AnswerPieceKind } from './piece.ts'
import { glosses } from './text/glosses.ts'

const EXPLAINED: readonly AnswerPieceKind[] = ['reason', 'when']

/** Adds an explanation of each Bazi term to English answers, at the end of the piece that uses the term first. */
export function addGlosses(pieces: readonly AnswerPiece[]): readonly AnswerPiece[] {
  const explained = new Set<string>()
  return pieces.map((piece) => {
    if (!EXPLAINED.includes(piece.kind)) return piece
    const found = glosses.filter(([term, says]) => !explained.has(says) && term.test(piece.text))
    for (const [, says] of found) explained.add(says)
    return found.length === 0 ? piece : { ...piece, text: [piece.text, ...found.map(([, says]) => says)].join(' ') }
  })
}
