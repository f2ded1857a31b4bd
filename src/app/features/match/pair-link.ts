import { chartsOfCode, pairCodeOf, type TwoCharts } from './pair-code.ts'

/** What a link carries: two charts, and what its sender calls the two, if anything. */
export interface SharedPair {
  readonly charts: TwoCharts
  readonly labels: readonly [string, string]
}

/** A label is a word, no text: so many characters at most. */
export const LABEL_LENGTH = 12

/** One line without signs that hide, or turn the text around them. */
const cleaned = (label: string) =>
  [
    ...label
      .normalize('NFC')
      .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
      .trim(),
  ]
    .slice(0, LABEL_LENGTH)
    .join('')

function textToSigns(text: string): string {
  const bytes = String.fromCodePoint(...new TextEncoder().encode(text))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** @throws for what is no base64 of UTF-8 */
function signsToText(signs: string): string {
  const bytes = atob(signs.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.codePointAt(0)!))
}

/** What stands behind `#`, which no browser sends to a server. */
export function fragmentOf({ charts, labels }: SharedPair): string {
  const code = pairCodeOf(charts)
  const words = labels.map(cleaned)
  return words.some(Boolean) ? [code, ...words.map(textToSigns)].join('.') : code
}

/** The pair of a fragment, of a whole link, or of a code by itself, as pasted; null for what is none of these. */
export function sharedPairOf(pasted: string): SharedPair | null {
  const [code, ...labels] = pasted
    .slice(pasted.indexOf('#') + 1)
    .trim()
    .split('.')
  const charts = chartsOfCode(code!)
  if (!charts || labels.length > 2) return null
  try {
    const [one = '', two = ''] = labels.map((label) => cleaned(signsToText(label)))
    return { charts, labels: [one, two] }
  } catch {
    return null
  }
}
