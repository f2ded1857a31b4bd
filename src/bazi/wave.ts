/**
 * A sine of so many turns, within 0.0011: a parabola each half-turn, and its own square to round it.
 * For small waves, where that is nothing: it takes a tenth of a sine's time, and every JavaScript
 * engine computes it to the same bit.
 */
export function waveAt(turns: number): number {
  const x = 1 - 2 * (turns - Math.floor(turns))
  const parabola = 4 * x * (1 - Math.abs(x))
  return parabola * (0.775 + 0.225 * Math.abs(parabola))
}
