/** Characters for 0, 1, −1 … 28, −28, by frequency in minified code: numbers and code compress better together (300 bytes less). */
export const SMALL_NUMBER_CHARACTERS = 'e,tnri()=ao:su.lcfh10[]{}d2mgp>-;y3496+58?b7&w*M|SkjxvO!'

/** Number, −28 to 28, encoded by the character of `text` at `at`. */
export function smallNumberAt(text: string, at: number): number {
  const place = SMALL_NUMBER_CHARACTERS.indexOf(text[at]!)
  return place % 2 === 0 ? -place / 2 : (place + 1) / 2
}
