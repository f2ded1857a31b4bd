import { checkCondition } from './bad-input.ts'

/** Names of the score bands, best first. */
export const SCORE_BAND_HAN = { great: '上佳', good: '顺遂', even: '平稳', careful: '宜慎', quiet: '宜静' } as const

export type Band = keyof typeof SCORE_BAND_HAN

/** Lowest score of each band except the last. */
const BAND_FROM = [80, 68, 55, 42]

/** Band of a score. @throws BadInput unless the score is a finite number */
export function bandOf(score: number): Band {
  checkCondition(Number.isFinite(score), 'score', 'format')
  return (Object.keys(SCORE_BAND_HAN) as Band[])[BAND_FROM.filter((from) => score < from).length]!
}
