import { check } from './bad-input.ts'

/** What a score is called, best first. */
export const BAND_HAN = { great: '上佳', good: '顺遂', even: '平稳', careful: '宜慎', quiet: '宜静' } as const

export type Band = keyof typeof BAND_HAN

/** The score from which each band but the last begins. */
const BAND_FROM = [80, 68, 55, 42]

/** @throws BadInput for what is no number */
export function bandOf(score: number): Band {
  check(Number.isFinite(score), 'score', 'format')
  return (Object.keys(BAND_HAN) as Band[])[BAND_FROM.filter((from) => score < from).length]!
}
