/** Stands for the first code of a list of codes, `)` for the second … 74 of them end with `q`, before `|`, which parts lists. */
const FIRST_CHARACTER = '('.charCodeAt(0)

/** The codes that a packed text names, a character each. By index: to go through a text by its characters takes ten times as long. */
export function codesOfPacked<Code>(text: string, codes: readonly Code[]): readonly Code[] {
  const named: Code[] = []
  for (let at = 0; at < text.length; at++) named.push(codes[text.charCodeAt(at) - FIRST_CHARACTER]!)
  return named
}

/** The text that `codesOfPacked` reads. @throws RangeError for a code that has no character of its own */
export function packedCodesOf<Code>(named: readonly Code[], codes: readonly Code[]): string {
  return named.map((code) => characterAt(codes.indexOf(code))).join('')
}

function characterAt(place: number): string {
  if (place < 0 || place > 'q'.charCodeAt(0) - FIRST_CHARACTER) throw new RangeError(`the place ${place} has no character`)
  return String.fromCharCode(FIRST_CHARACTER + place)
}
