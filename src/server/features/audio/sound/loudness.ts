/** Loudness by ITU-R BS.1770-4 as in EBU R 128, for one channel. */

interface Biquad {
  readonly b: readonly [number, number, number]
  readonly a: readonly [number, number]
}

/** Returns BS.1770's two K-weighting filters (shelf, high-pass) for a sample rate, derived from the prototypes of its 48 kHz table. */
function weightingAt(rate: number): readonly [Biquad, Biquad] {
  const shelf = Math.tan((Math.PI * 1681.974450955533) / rate)
  const high = 10 ** (3.999843853973347 / 20)
  const middle = high ** 0.4996667741545416
  const q = 0.7071752369554196
  const s0 = 1 + shelf / q + shelf * shelf
  const cut = Math.tan((Math.PI * 38.13547087602444) / rate)
  const q2 = 0.5003270373238773
  const c0 = 1 + cut / q2 + cut * cut
  return [
    {
      b: [
        (high + (middle * shelf) / q + shelf * shelf) / s0,
        (2 * (shelf * shelf - high)) / s0,
        (high - (middle * shelf) / q + shelf * shelf) / s0,
      ],
      a: [(2 * (shelf * shelf - 1)) / s0, (1 - shelf / q + shelf * shelf) / s0],
    },
    { b: [1, -2, 1], a: [(2 * (cut * cut - 1)) / c0, (1 - cut / q2 + cut * cut) / c0] },
  ]
}

/** Returns the sum of squared K-weighted samples of each complete 0.1 s. */
function tenthsOf(samples: Float32Array, rate: number): Float64Array {
  const [head, low] = weightingAt(rate)
  const length = Math.round(rate / 10)
  const sums = new Float64Array(Math.floor(samples.length / length))
  let [h1, h2, l1, l2] = [0, 0, 0, 0]
  for (let i = 0; i < sums.length * length; i += 1) {
    const h0 = samples[i]! - head.a[0] * h1 - head.a[1] * h2
    const shelved = head.b[0] * h0 + head.b[1] * h1 + head.b[2] * h2
    const l0 = shelved - low.a[0] * l1 - low.a[1] * l2
    const weighted = low.b[0] * l0 + low.b[1] * l1 + low.b[2] * l2
    ;[h2, h1, l2, l1] = [h1, h0, l1, l0]
    sums[Math.floor(i / length)]! += weighted * weighted
  }
  return sums
}

const loudnessOf = (power: number): number => -0.691 + 10 * Math.log10(power)
const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Returns the integrated loudness in LUFS: 0.4 s blocks, absolute gate −70, relative gate −10 below their mean. −∞ for silence. */
export function computeIntegratedLoudness(samples: Float32Array, rate: number): number {
  const tenths = tenthsOf(samples, rate)
  const length = Math.round(rate / 10) * 4
  const blocks: number[] = []
  for (let i = 0; i + 4 <= tenths.length; i += 1) blocks.push((tenths[i]! + tenths[i + 1]! + tenths[i + 2]! + tenths[i + 3]!) / length)
  const heard = blocks.filter((power) => loudnessOf(power) > -70)
  if (heard.length === 0) return Number.NEGATIVE_INFINITY
  const gate = loudnessOf(meanOf(heard)) - 10
  return loudnessOf(meanOf(heard.filter((power) => loudnessOf(power) > gate)))
}
