import simplified from './data/simplified.json' with { type: 'json' }

const characters = new Map([...simplified.from].map((from, i) => [from, [...simplified.to][i]!]))

/** Taiwan variants that the character table lacks. */
const VARIANTS: readonly (readonly [string, string])[] = [
  ['夥', '伙'],
  ['帳', '账'],
  ['帐', '账'],
  ['姊', '姐'],
  ['唸', '念'],
  ['妳', '你'],
  ['牠', '它'],
]
for (const [from, to] of VARIANTS) characters.set(from, to)

/** Converts a digit of any script: in Unicode the ten digits of a script are consecutive, starting at zero. */
function asciiDigit(digit: string): string {
  let zero = digit.codePointAt(0)!
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && digit.codePointAt(0)! - zero < 9) zero--
  return String(digit.codePointAt(0)! - zero)
}

/** Normalises a question for matching, never for display: simplified characters, lower case, apostrophes restored (dont → don't). */
export function normalizeQuestion(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u200b-\u200f\u00ad]/g, '')
    .replaceAll(/(?![0-9])\p{Nd}/gu, asciiDigit)
    .replaceAll(/\p{Script=Han}/gu, (character) => characters.get(character) ?? character)
    .replaceAll(/[’‘´`]/g, "'")
    .replaceAll(/\b(what|who|where|how|that)s\b/g, "$1's")
    .replaceAll(/\b(do|does|did|is|are|was|have|has|had|could|should|would)nt\b/g, "$1n't")
    .replaceAll(/\b(ca|wo)nt\b/g, "$1n't")
    .replaceAll(/\bim\b/g, "i'm")
    .replaceAll(/\bive\b/g, "i've")
    .replaceAll(/[“”„「」『』]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
