import { computePeakAround } from './true-peak.ts'

/** Attack time before a peak, and time constant of the release after it, in seconds. */
const AHEAD = 0.005
const RELEASE = 0.06

/** Returns the gain that lowers the true peak around each sample to the ceiling; 1 where no reduction is needed. */
function neededGains(samples: Float32Array, ceiling: number): Float32Array {
  const gains = new Float32Array(samples.length).fill(1)
  for (let i = 0; i < samples.length; i += 1) {
    // Skips quiet samples: between two samples below half the ceiling, the wave of a voice does not reach the ceiling.
    if (Math.abs(samples[i]!) < ceiling / 2) continue
    const peak = computePeakAround(samples, i)
    if (peak > ceiling) gains[i] = ceiling / peak
  }
  return gains
}

/** Returns for each sample the minimum gain of the next `width` samples, itself included, so that the gain falls before the peak. */
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
export function limitTruePeak(samples: Float32Array, rate: number, ceiling: number): void {
  const width = Math.round(AHEAD * rate)
  const least = leastAhead(neededGains(samples, ceiling), width)
  const back = 1 - Math.exp(-1 / (RELEASE * rate))
  for (let i = 1; i < least.length; i += 1) least[i] = Math.min(least[i]!, least[i - 1]! + (1 - least[i - 1]!) * back)
  // Applies the average of the last `width` gains. Each of them is low enough for the peak ahead, so the average is, too.
  let sum = width
  for (let i = 0; i < samples.length; i += 1) {
    sum += least[i]! - (i >= width ? least[i - width]! : 1)
    samples[i]! *= Math.min(1, sum / width)
  }
}
