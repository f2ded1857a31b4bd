/**
 * Approximate sine of an angle in turns, within 0.0011: one parabola per half-turn, corrected by its own square.
 * Accurate enough for small waves; it takes a tenth of the time of a sine, and every JavaScript engine computes the same bits.
 */
export function waveAt(turns: number): number {
  const x = 1 - 2 * (turns - Math.floor(turns))
  const parabola = 4 * x * (1 - Math.abs(x))
  return parabola * (0.775 + 0.225 * Math.abs(parabola))
}
