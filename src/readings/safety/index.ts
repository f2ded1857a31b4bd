import type { Locale } from '../facts/written.ts'
import type { Piece } from '../sage/piece.ts'

/** What a message that needs help is answered with; `undefined` for any other. */
export function careAnswer(_text: string, _locale: Locale, _zone: string): readonly Piece[] | undefined {
  return undefined
}

export function boundaryOf(_text: string, _locale: Locale): object | undefined {
  return undefined
}

export function unsafeProse(_sentence: string, _locale: Locale): string | undefined {
  return undefined
}
