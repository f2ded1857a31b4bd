import { peakAround } from './true-peak.ts'

/** Seconds of attack before a peak, and the time constant of the release. */
const AHEAD = 0.005
const RELEASE = 0.06

/** The gain that each sample would need alone; 1 well below the ceiling. */
function neededGains(samples: Float32Array, ceiling: number): Float32Array {
  const gains = new Float32Array(samples.length).fill(1)
  for (let i = 0; i < samples.length; i += 1) {
    // Between two samples below half the ceiling no voice reaches the ceiling.
    if (Math.abs(samples[i]!) < ceiling / 2) continue
    const peak = peakAround(samples, i)
    if (peak > ceiling) gains[i] = ceiling / peak
  }
  return gains
}

/** The minimum of the next `width` gains, so that the gain is reduced before the peak. */
function leastAhead(gains: Float32Array, width: number): Float32Array {
  const least = new Float32Array(gains.length)
  /** Indexes whose gain may still be the minimum, the lowest gain first. */
  const places: number[] = []
  let first = 0
  for (let i = gains.length - 1; i >= 0; i -= 1) {
    while (places.length > first && gains[places.at(-1)!]! >= gains[i]!) places.pop()
    places.push(i)
    while (places[first]! >= i + width) first += 1
    least[i] = gains[places[first]!]!
  }
  return least
}

/** Limits the true peak to the ceiling, in place, with a soft attack and a slow release. */
export function limit(samples: Float32Array, rate: number, ceiling: number): void {
  const width = Math.round(AHEAD * rate)
  const least = leastAhead(neededGains(samples, ceiling), width)
  const back = 1 - Math.exp(-1 / (RELEASE * rate))
  for (let i = 1; i < least.length; i += 1) least[i] = Math.min(least[i]!, least[i - 1]! + (1 - least[i - 1]!) * back)
  // Moving average of the past gains: each is low enough for the peak it prepares.
  let sum = width
  for (let i = 0; i < samples.length; i += 1) {
    sum += least[i]! - (i >= width ? least[i - width]! : 1)
    samples[i]! *= Math.min(1, sum / width)
  }
}
