import { peakAround } from './true-peak.ts'

/** Seconds in which the gain goes down before a peak, and the time constant by which it comes back. */
const AHEAD = 0.005
const RELEASE = 0.06

/** Gains that each sample by itself would need; 1 where it is well below. */
function neededGains(samples: Float32Array, ceiling: number): Float32Array {
  const gains = new Float32Array(samples.length).fill(1)
  for (let i = 0; i < samples.length; i += 1) {
    // Between two samples of which neither reaches half of it no wave of a voice reaches the ceiling.
    if (Math.abs(samples[i]!) < ceiling / 2) continue
    const peak = peakAround(samples, i)
    if (peak > ceiling) gains[i] = ceiling / peak
  }
  return gains
}

/** The least of each `width` gains from a place on: the gain is down before the peak is there. */
function leastAhead(gains: Float32Array, width: number): Float32Array {
  const least = new Float32Array(gains.length)
  /** Places whose gain may still be the least, the lowest first. */
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

/** Turns a sound down where its true peak would pass the ceiling, in place: early, softly, and slowly up again. */
export function limit(samples: Float32Array, rate: number, ceiling: number): void {
  const width = Math.round(AHEAD * rate)
  const least = leastAhead(neededGains(samples, ceiling), width)
  const back = 1 - Math.exp(-1 / (RELEASE * rate))
  for (let i = 1; i < least.length; i += 1) least[i] = Math.min(least[i]!, least[i - 1]! + (1 - least[i - 1]!) * back)
  // The mean of the gains of the time before: each of them is low enough for the peak that it goes down for.
  let sum = width
  for (let i = 0; i < samples.length; i += 1) {
    sum += least[i]! - (i >= width ? least[i - width]! : 1)
    samples[i]! *= Math.min(1, sum / width)
  }
}
