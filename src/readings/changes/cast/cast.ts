import type { Hexagram } from './hexagrams.ts'
import { hexagramOfBits, getNuclearHexagram, getOppositeHexagram, getReversedHexagram } from './hexagrams.ts'

/** Six line values from the bottom: 6 old yin, 7 young yang, 8 young yin, 9 old yang; old lines move. */
export type HexagramCast = readonly number[]

/** Probability of each value with three coins, in eighths. */
export const LINE_VALUE_EIGHTHS: Readonly<Record<number, number>> = { 6: 1, 7: 3, 8: 3, 9: 1 }

/** Returns the line value of three coins: heads (true) count 3, tails 2. */
export function lineValueOfCoins(coins: readonly [boolean, boolean, boolean]): number {
  return coins.reduce((sum, isHeads) => sum + (isHeads ? 3 : 2), 0)
}

/** The cast hexagram with the hexagrams derived from it. */
export interface CastHexagrams {
  readonly original: Hexagram
  /** 之卦; null if no line moves. */
  readonly changed: Hexagram | null
  readonly nuclear: Hexagram
  readonly opposite: Hexagram
  readonly reversed: Hexagram
  /** Moving lines in ascending order; 1 is the bottom line. */
  readonly moving: readonly number[]
}

/** Derives the hexagrams of a cast. @throws RangeError unless the cast has six values from 6 to 9 */
export function deriveHexagrams(cast: HexagramCast): CastHexagrams {
  if (cast.length !== 6 || cast.some((value) => !Number.isInteger(value) || value < 6 || value > 9))
    throw new RangeError(`no cast: ${cast.join(' ')}`)
  const original = hexagramOfBits(cast.map((value) => (value % 2 === 1 ? '1' : '0')).join(''))
  const moving = cast.flatMap((value, i) => (value === 6 || value === 9 ? [i + 1] : []))
  const after = cast.map((value) => (value === 7 || value === 6 ? '1' : '0')).join('')
  return {
    original,
    changed: moving.length === 0 ? null : hexagramOfBits(after),
    nuclear: getNuclearHexagram(original),
    opposite: getOppositeHexagram(original),
    reversed: getReversedHexagram(original),
    moving,
  }
}
