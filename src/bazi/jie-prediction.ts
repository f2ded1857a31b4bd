import { waveAt } from './wave.ts'

/** Mean year of the table, which the slopes are counted from. */
export const YEAR_SECONDS = 31556924

/** Waves are counted in turns in so many seconds, about 6,300 years. */
export const SECONDS_OF_WAVE_UNIT = 2e11

/**
 * TAI seconds since 1970, whole, that the packed curves and waves give for jie number `k` of `count`.
 * Sums, products and floors alone: these are the same in every JavaScript engine, sines need not be.
 * @param curves for each of the twelve: base, slope in hundredths, curvature in hundred-thousandths
 * @param waves turns in the unit above more than the wave before, tenths of a second, phase in hundredths of a turn
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
