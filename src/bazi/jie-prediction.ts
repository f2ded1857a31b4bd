import { approximateSine } from './wave.ts'

/** Mean year of the jie table in seconds; slopes are differences from it. */
export const YEAR_SECONDS = 31556924

/** Unit of wave frequencies: one cycle in this many seconds (about 6,300 years). */
export const SECONDS_OF_WAVE_UNIT = 2e11

/** Predicts jie number `k` of a table of `count` jie, in whole TAI seconds since 1970, from the packed curves and waves. */
export function predictJieTaiSeconds(k: number, count: number, curves: readonly number[], waves: readonly number[]): number {
  // Uses only arithmetic and floors: unlike sines, these give the same bits in every JavaScript engine.
  const at = (k % 12) * 3
  const x = Math.floor(k / 12) - (count / 12 - 1) / 2
  // Three numbers per curve: base, slope in hundredths, curvature in hundred-thousandths.
  const seconds = curves[at]! + x * (YEAR_SECONDS + curves[at + 1]! / 100 + (x * curves[at + 2]!) / 1e5)
  let sum = seconds
  let turns = 0
  // Three numbers per wave: frequency (difference from the previous wave), amplitude in tenths of a second, phase in hundredths of a cycle.
  for (let i = 0; i < waves.length; i += 3) {
    turns += waves[i]!
    sum += (waves[i + 1]! / 10) * approximateSine((seconds * turns) / SECONDS_OF_WAVE_UNIT + waves[i + 2]! / 100)
  }
  return Math.round(sum)
}
