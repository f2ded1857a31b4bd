/**
 * Characters for 0, 1, −1, 2, −2 … ±28 in packed tables: the most frequent characters of minified code come first, so that code and
 * tables share one gzip alphabet. Another order costs 300 bytes.
 */
export const SMALL_NUMBERS = 'e,tnri()=ao:su.lcfh10[]{}d2mgp>-;y3496+58?b7&w*M|SkjxvO!'

/** Number encoded by the character at `at`. */
export function smallNumberAt(text: string, at: number): number {
  const place = SMALL_NUMBERS.indexOf(text[at]!)
  return place % 2 === 0 ? -place / 2 : (place + 1) / 2
}
