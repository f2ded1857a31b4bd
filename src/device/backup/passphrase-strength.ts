/** Shorter passphrases are refused: a home computer can try them all. */
export const PASSPHRASE_MIN = 8

export type PassphraseStrength = 'short' | 'weak' | 'fair' | 'strong'

/**
 * Estimates the time to guess a passphrase by length and variety only; names, dates and sayings are weaker than it says. 600,000
 * iterations limit a current graphics card to about 10,000 tries a second (tobtu.com, minimum password settings), 1,000,000 to
 * 6,000: 2^34 tries take a month, 2^56 take 380,000 years.
 */
export function estimatePassphraseStrength(passphrase: string): PassphraseStrength {
  const signs = [...passphrase.normalize('NFKC')]
  if (signs.length < PASSPHRASE_MIN) return 'short'
  const bits = signs.reduce((sum, sign, at) => sum + bitsOf(sign, signs[at - 1]), 0)
  return bits < 34 ? 'weak' : bits < 56 ? 'fair' : 'strong'
}

type CharacterClass = 'digit' | 'lower' | 'upper' | 'mark' | 'script'
/** Bits per character of text that people choose; far fewer than of random characters. */
const BITS: Record<CharacterClass, number> = { digit: 3, lower: 2.5, upper: 2.5, mark: 3, script: 5 }

function bitsOf(sign: string, before: string | undefined): number {
  const step = before === undefined ? undefined : sign.codePointAt(0)! - before.codePointAt(0)!
  // aaaa, 1234, dcba
  if (step !== undefined && Math.abs(step) <= 1) return 0.5
  const sort = classOf(sign)
  // A change of character class, as in K7q! or Word-by-Word.
  return BITS[sort] + (before !== undefined && classOf(before) !== sort ? 2 : 0)
}

function classOf(sign: string): CharacterClass {
  if (/[0-9]/.test(sign)) return 'digit'
  if (/\p{Lowercase}/u.test(sign)) return 'lower'
  if (/\p{Uppercase}/u.test(sign)) return 'upper'
  return /\p{Letter}/u.test(sign) ? 'script' : 'mark'
}
