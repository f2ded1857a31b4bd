/** One way to write a text for comparing: lower case, no accents, no spaces or marks; Traditional as Simplified. */
export type Fold = (text: string) => string

/** Letters that do not come apart into a plain one and an accent. */
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

export function foldWith(simplifiedSigns: ReadonlyMap<string, string>): Fold {
  return (text) => {
    // Most of what is folded is plain ASCII; the long way costs ten times as much.
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
