import { limit } from './limit.ts'
import { integratedLoudness } from './loudness.ts'

/** LUFS; usual for podcasts. */
const TARGET = -16
/** −2 dBTP; encoding adds up to one. */
const CEILING = 10 ** (-2 / 20)
/** Tolerance in decibels; smaller differences are inaudible. */
const NEAR = 0.2
/** The limiter reduces the loudness; maximum number of corrections. */
const ROUNDS = 4
/** Decibels. Anything softer is noise. */
const MOST_GAIN = 40

/** Normalises to the common loudness with limited peaks. Silence stays silence. */
export function normalizeLoudness(samples: Float32Array<ArrayBuffer>, rate: number): Float32Array<ArrayBuffer> {
  let missing = TARGET - integratedLoudness(samples, rate)
  if (!Number.isFinite(missing) || missing > MOST_GAIN) return samples
  let [gain, out] = [0, samples]
  for (let round = 0; round < ROUNDS && Math.abs(missing) > NEAR; round += 1) {
    gain += missing
    const factor = 10 ** (gain / 20)
    out = samples.map((sample) => sample * factor)
    limit(out, rate, CEILING)
    missing = TARGET - integratedLoudness(out, rate)
  }
  return out
}
