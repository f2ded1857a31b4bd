import { decodePairCode, encodePairCode, type ChartPairPillars } from './pair-code.ts'

/** Content of a link: two charts and their optional labels. */
export interface SharedPair {
  readonly charts: ChartPairPillars
  readonly labels: readonly [string, string]
}

/** Maximum number of characters in a label. */
export const MAX_LABEL_LENGTH = 12

/** Returns a label as one line without control, invisible or bidirectional characters. */
const cleanLabel = (label: string) =>
  [
    ...label
      .normalize('NFC')
      .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
      .trim(),
  ]
    .slice(0, MAX_LABEL_LENGTH)
    .join('')

function encodeLabel(text: string): string {
  const bytes = String.fromCodePoint(...new TextEncoder().encode(text))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Decodes a label of a link. @throws if the text is not base64 of UTF-8 */
function decodeLabel(signs: string): string {
  const bytes = atob(signs.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.codePointAt(0)!))
}

/** Formats the URL fragment of a pair; browsers do not send fragments to a server. */
export function encodePairFragment({ charts, labels }: SharedPair): string {
  const code = encodePairCode(charts)
  const words = labels.map(cleanLabel)
  return words.some(Boolean) ? [code, ...words.map(encodeLabel)].join('.') : code
}

/** Parses a fragment, a whole link or a code; null if it is none of these. */
export function parseSharedPair(pasted: string): SharedPair | null {
  const [code, ...labels] = pasted
    .slice(pasted.indexOf('#') + 1)
    .trim()
    .split('.')
  const charts = decodePairCode(code!)
  if (!charts || labels.length > 2) return null
  try {
    const [one = '', two = ''] = labels.map((label) => cleanLabel(decodeLabel(label)))
    return { charts, labels: [one, two] }
  } catch {
    return null
  }
}
