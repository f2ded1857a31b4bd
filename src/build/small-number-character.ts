import { SMALL_NUMBER_CHARACTERS } from '#bazi/small-numbers.ts'

/** Returns the character that `smallNumberAt` reads as `value`. @throws RangeError beyond ±28 */
export function encodeSmallNumber(value: number): string {
  const character = SMALL_NUMBER_CHARACTERS[value > 0 ? 2 * value - 1 : -2 * value]
  if (character === undefined) throw new RangeError(`${value} does not fit one character`)
  return character
}
