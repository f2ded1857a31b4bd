/** The part of the Changes that is small enough for the browser: casts, hexagrams and their names, selection of texts. */
export type { Cast, CastHexagrams } from './cast.ts'
export { EIGHTHS, readCast, lineValueOfCoins } from './cast.ts'
export type { Hexagram } from './hexagrams.ts'
export { hexagramOf, HEXAGRAMS } from './hexagrams.ts'
export type { TextPlace } from './leading.ts'
export { ALL_LINES, selectLeadingTexts } from './leading.ts'
export { elementsOf } from './trigrams.ts'
