/** The light half of the Changes, for the page too: what was cast, its hexagrams and their names, and which text leads. */
export type { Cast, CastHexagrams } from './cast.ts'
export { EIGHTHS, hexagramsOfCast, valueOfCoins } from './cast.ts'
export type { Hexagram } from './hexagrams.ts'
export { hexagramOf, HEXAGRAMS } from './hexagrams.ts'
export type { TextPlace } from './leading.ts'
export { ALL_LINES, leadingTextsOf } from './leading.ts'
export { elementsOf } from './trigrams.ts'
