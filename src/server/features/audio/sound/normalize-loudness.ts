import { limit } from './limit.ts'
import { integratedLoudness } from './loudness.ts'

/** LUFS: what podcasts agree on. */
const TARGET = -16
/** −2 dBTP; the coding adds up to one. */
const CEILING = 10 ** (-2 / 20)
/** Decibels: nearer is not heard. */
const NEAR = 0.2
/** The limiter takes some loudness away, which is given back so many times at most. */
const ROUNDS = 4
/** Decibels. What is softer than that is noise. */
const MOST_GAIN = 40

/** The sound at the loudness of all others, and nowhere too loud. Silence stays silence. */
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
