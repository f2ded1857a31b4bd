/** Minimum number of characters; a home computer can try all shorter passphrases. */
export const MIN_PASSPHRASE_LENGTH = 8

export type PassphraseStrength = 'short' | 'weak' | 'fair' | 'strong'

/**
 * Rates length and variety only. At 6,000 guesses/s (GPU, 1,000,000 iterations; tobtu.com), 2^34 guesses take a month, 2^56 take 380,000
 * years.
 */
export function estimatePassphraseStrength(passphrase: string): PassphraseStrength {
  const signs = [...passphrase.normalize('NFKC')]
  if (signs.length < MIN_PASSPHRASE_LENGTH) return 'short'
  const bits = signs.reduce((sum, sign, at) => sum + bitsOf(sign, signs[at - 1]), 0)
  return bits < 34 ? 'weak' : bits < 56 ? 'fair' : 'strong'
}

type CharacterClass = 'digit' | 'lower' | 'upper' | 'mark' | 'script'
/** Estimated bits of entropy per character of text that people choose; random characters have far more. */
const BITS: Record<CharacterClass, number> = { digit: 3, lower: 2.5, upper: 2.5, mark: 3, script: 5 }

function bitsOf(sign: string, before: string | undefined): number {
  const step = before === undefined ? undefined : sign.codePointAt(0)! - before.codePointAt(0)!
  // Counts repetitions and sequences little: aaaa, 1234, dcba.
  if (step !== undefined && Math.abs(step) <= 1) return 0.5
  const sort = classOf(sign)
  // Adds bits for a change of character class, as in K7q! or Word-by-Word.
  return BITS[sort] + (before !== undefined && classOf(before) !== sort ? 2 : 0)
}

function classOf(sign: string): CharacterClass {
  if (/[0-9]/.test(sign)) return 'digit'
  if (/\p{Lowercase}/u.test(sign)) return 'lower'
  if (/\p{Uppercase}/u.test(sign)) return 'upper'
  return /\p{Letter}/u.test(sign) ? 'script' : 'mark'
}
