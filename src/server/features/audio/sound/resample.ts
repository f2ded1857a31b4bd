import type { Sound } from './wav.ts'

/** Zero crossings of the windowed sinc on either side of its centre; more would not reduce aliasing audibly. */
const CROSSINGS = 16
/** Table entries between two zero crossings. */
const STEPS = 512
const BETA = 8

/** Returns the modified Bessel function I₀ of `x`, computed by its series. */
function bessel(x: number): number {
  let [sum, term] = [1, 1]
  for (let k = 1; term > sum * 1e-9; k += 1) sum += term *= (x / (2 * k)) ** 2
  return sum
}

/** Right half of a sinc with a Kaiser window (shape `BETA`), from the centre outwards. */
const TABLE = Float64Array.from({ length: CROSSINGS * STEPS + 2 }, (_, i) => {
  const x = i / STEPS
  if (x >= CROSSINGS) return 0
  const window = bessel(BETA * Math.sqrt(1 - (x / CROSSINGS) ** 2)) / bessel(BETA)
  return x === 0 ? 1 : (Math.sin(Math.PI * x) / (Math.PI * x)) * window
})

/** Resamples a sound to another sample rate; filters out what the lower rate cannot represent. */
export function resample({ rate, samples }: Sound, to: number): Float32Array<ArrayBuffer> {
  if (rate === to) return samples
  const step = rate / to
  // Cutoff relative to the input's Nyquist frequency: 4 % below the lower of the two, as a margin for the filter's slope.
  const cut = Math.min(1, to / rate) * 0.96
  const reach = CROSSINGS / cut
  const out = new Float32Array(Math.round(samples.length / step))
  for (let i = 0; i < out.length; i += 1) {
    const middle = i * step
    const last = Math.min(samples.length - 1, Math.floor(middle + reach))
    let sum = 0
    for (let j = Math.max(0, Math.ceil(middle - reach)); j <= last; j += 1) {
      const at = Math.abs(middle - j) * cut * STEPS
      const below = Math.floor(at)
      sum += samples[j]! * (TABLE[below]! + (TABLE[below + 1]! - TABLE[below]!) * (at - below))
    }
    out[i] = sum * cut
  }
  return out
}
