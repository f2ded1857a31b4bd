/** Character code of the first code, `(`; 74 characters from `(` to `q` are available, and `|` separates lists. */
const FIRST_CHARACTER = '('.charCodeAt(0)

/** Unpacks a text of one character per code. Iterates by index: iterating over characters takes ten times as long. */
export function unpackCodes<Code>(text: string, codes: readonly Code[]): readonly Code[] {
  const named: Code[] = []
  for (let at = 0; at < text.length; at++) named.push(codes[text.charCodeAt(at) - FIRST_CHARACTER]!)
  return named
}

/** Packs codes for `unpackCodes`. @throws RangeError for a code without a character */
export function packCodes<Code>(named: readonly Code[], codes: readonly Code[]): string {
  return named.map((code) => characterAt(codes.indexOf(code))).join('')
}

function characterAt(place: number): string {
  if (place < 0 || place > 'q'.charCodeAt(0) - FIRST_CHARACTER) throw new RangeError(`the place ${place} has no character`)
  return String.fromCharCode(FIRST_CHARACTER + place)
}
