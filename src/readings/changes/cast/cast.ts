import type { Hexagram } from './hexagrams.ts'
import { hexagramOfBits, nuclearOf, oppositeOf, reversedOf } from './hexagrams.ts'

/** Six values from the bottom line: 6 old yin, 7 young yang, 8 young yin, 9 old yang; the old ones move. */
export type Cast = readonly number[]

/** How often three coins throw each value, in eighths. */
export const EIGHTHS: Readonly<Record<number, number>> = { 6: 1, 7: 3, 8: 3, 9: 1 }

/** What three coins make of a line: heads (true) count 3, tails 2. */
export function valueOfCoins(coins: readonly [boolean, boolean, boolean]): number {
  return coins.reduce((sum, isHeads) => sum + (isHeads ? 3 : 2), 0)
}

/** What was cast, with all that is read beside it. */
export interface CastHexagrams {
  readonly original: Hexagram
  /** 之卦; null if no line moves. */
  readonly changed: Hexagram | null
  readonly nuclear: Hexagram
  readonly opposite: Hexagram
  readonly reversed: Hexagram
  /** Moving lines, 1 the bottom one, rising. */
  readonly moving: readonly number[]
}

/** @throws RangeError for anything but six values of 6 to 9 */
export function hexagramsOfCast(cast: Cast): CastHexagrams {
  if (cast.length !== 6 || cast.some((value) => !Number.isInteger(value) || value < 6 || value > 9))
    throw new RangeError(`no cast: ${cast.join(' ')}`)
  const original = hexagramOfBits(cast.map((value) => (value % 2 === 1 ? '1' : '0')).join(''))
  const moving = cast.flatMap((value, i) => (value === 6 || value === 9 ? [i + 1] : []))
  const after = cast.map((value) => (value === 7 || value === 6 ? '1' : '0')).join('')
  return {
    original,
    changed: moving.length === 0 ? null : hexagramOfBits(after),
    nuclear: nuclearOf(original),
    opposite: oppositeOf(original),
    reversed: reversedOf(original),
    moving,
  }
}
