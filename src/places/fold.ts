/** Normalizes a text for comparison: lower case, no accents, spaces or punctuation; Traditional becomes Simplified. */
export type FoldText = (text: string) => string

/** Letters that Unicode does not decompose into a plain letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ħ: 'h',
  ə: 'e',
  ŋ: 'n',
}

/** Creates the normalising function; the map gives the Simplified form of each Traditional character. */
export function createFoldText(simplifiedSigns: ReadonlyMap<string, string>): FoldText {
  return (text) => {
    // Fast path: most texts are plain ASCII, and the general path takes ten times as long.
    // oxlint-disable-next-line no-control-regex
    if (/^[\u0000-\u007f]*$/.test(text)) return text.toLowerCase().replace(/[^a-z0-9]+/g, '')
    const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
    let folded = ''
    for (const sign of plain) {
      if (/[\p{L}\p{N}]/u.test(sign)) folded += LETTERS[sign] ?? simplifiedSigns.get(sign) ?? sign
    }
    return folded
  }
}

export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text)
