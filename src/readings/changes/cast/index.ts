/** The part of the Changes that is small enough for the browser: casts, hexagrams and their names, selection of texts. */
export type { HexagramCast, CastHexagrams } from './cast.ts'
export { LINE_VALUE_EIGHTHS, deriveHexagrams, lineValueOfCoins } from './cast.ts'
export type { Hexagram } from './hexagrams.ts'
export { hexagramOfNumber, HEXAGRAMS } from './hexagrams.ts'
export type { TextPlace } from './leading.ts'
export { ALL_LINES_NUMBER, selectLeadingTexts } from './leading.ts'
export { trigramElementsOf } from './trigrams.ts'
