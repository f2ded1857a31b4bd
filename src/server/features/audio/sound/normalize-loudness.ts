import { limitTruePeak } from './limit.ts'
import { computeIntegratedLoudness } from './loudness.ts'

/** Target loudness in LUFS, usual for podcasts. */
const TARGET = -16
/** Ceiling of the true peak before encoding: −2 dBTP. Encoding adds up to 1 dB. */
const CEILING = 10 ** (-2 / 20)
/** Tolerated difference to the target in dB; inaudible. */
const NEAR = 0.2
/** Maximum number of passes: the limiter lowers the loudness, so the gain is corrected after each pass. */
const ROUNDS = 4
/** Maximum gain in dB. Recordings that need more are treated as noise and stay unchanged. */
const MOST_GAIN = 40

/** Normalises samples to the target loudness and limits their peaks. Returns silence unchanged. */
export function normalizeLoudness(samples: Float32Array<ArrayBuffer>, rate: number): Float32Array<ArrayBuffer> {
  let missing = TARGET - computeIntegratedLoudness(samples, rate)
  if (!Number.isFinite(missing) || missing > MOST_GAIN) return samples
  let [gain, out] = [0, samples]
  for (let round = 0; round < ROUNDS && Math.abs(missing) > NEAR; round += 1) {
    gain += missing
    const factor = 10 ** (gain / 20)
    out = samples.map((sample) => sample * factor)
    limitTruePeak(out, rate, CEILING)
    missing = TARGET - computeIntegratedLoudness(out, rate)
  }
  return out
}
