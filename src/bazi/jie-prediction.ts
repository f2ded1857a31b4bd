import { waveAt } from './wave.ts'

/** Mean year of the table, from which the slopes are counted. */
export const YEAR_SECONDS = 31556924

/** Unit of wave frequencies: one turn in this many seconds, about 6,300 years. */
export const SECONDS_OF_WAVE_UNIT = 2e11

/**
 * Predicts jie number `k` of `count`: whole TAI seconds since 1970, from the packed curves and waves.
 * Uses only sums, products and floors, which give the same result in every JavaScript engine; sines need not.
 * @param curves for each of the twelve: base, slope in hundredths, curvature in hundred-thousandths
 * @param waves per wave: turns in the unit above (difference from the wave before), tenths of a second, phase in hundredths of a turn
 */
export function jiePredictionAt(k: number, count: number, curves: readonly number[], waves: readonly number[]): number {
  const at = (k % 12) * 3
  const x = Math.floor(k / 12) - (count / 12 - 1) / 2
  const seconds = curves[at]! + x * (YEAR_SECONDS + curves[at + 1]! / 100 + (x * curves[at + 2]!) / 1e5)
  let sum = seconds
  let turns = 0
  for (let i = 0; i < waves.length; i += 3) {
    turns += waves[i]!
    sum += (waves[i + 1]! / 10) * waveAt((seconds * turns) / SECONDS_OF_WAVE_UNIT + waves[i + 2]! / 100)
  }
  return Math.round(sum)
}
