/** Fewer signs are refused: whatever they are, a home computer tries them all. */
export const PASSPHRASE_MIN = 8

export type PassphraseStrength = 'short' | 'weak' | 'fair' | 'strong'

/**
 * How long guessing takes by length and variety alone; names, dates and sayings fall sooner, which no count can see.
 * 600,000 iterations hold one of today's graphics cards to about 10,000 tries a second (tobtu.com, minimum password
 * settings), 1,000,000 to 6,000: 2^34 of them take a month, 2^56 take 380,000 years.
 */
export function passphraseStrength(passphrase: string): PassphraseStrength {
  const signs = [...passphrase.normalize('NFKC')]
  if (signs.length < PASSPHRASE_MIN) return 'short'
  const bits = signs.reduce((sum, sign, at) => sum + bitsOf(sign, signs[at - 1]), 0)
  return bits < 34 ? 'weak' : bits < 56 ? 'fair' : 'strong'
}

type Sort = 'digit' | 'lower' | 'upper' | 'mark' | 'script'
/** What a sign of words and numbers that people choose adds; far less than one drawn by lot. */
const BITS: Record<Sort, number> = { digit: 3, lower: 2.5, upper: 2.5, mark: 3, script: 5 }

function bitsOf(sign: string, before: string | undefined): number {
  const step = before === undefined ? undefined : sign.codePointAt(0)! - before.codePointAt(0)!
  // aaaa, 1234, dcba
  if (step !== undefined && Math.abs(step) <= 1) return 0.5
  const sort = sortOf(sign)
  // A sort between others: K7q!, and the seams of Word-by-Word.
  return BITS[sort] + (before !== undefined && sortOf(before) !== sort ? 2 : 0)
}

function sortOf(sign: string): Sort {
  if (/[0-9]/.test(sign)) return 'digit'
  if (/\p{Lowercase}/u.test(sign)) return 'lower'
  if (/\p{Uppercase}/u.test(sign)) return 'upper'
  return /\p{Letter}/u.test(sign) ? 'script' : 'mark'
}
