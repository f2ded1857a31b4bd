/** The interpolation filter of ITU-R BS.1770-4, annex 2: four phases of twelve taps. */
const QUARTER = [
  0.001708984375, 0.010986328125, -0.0196533203125, 0.033203125, -0.0594482421875, 0.1373291015625, 0.97216796875, -0.102294921875,
  0.047607421875, -0.026611328125, 0.014892578125, -0.00830078125,
]
const HALF = [
  -0.0291748046875, 0.029296875, -0.0517578125, 0.089111328125, -0.16650390625, 0.465087890625, 0.77978515625, -0.2003173828125, 0.1015625,
  -0.0582275390625, 0.0330810546875, -0.0189208984375,
]
const PHASES = [QUARTER, HALF, HALF.toReversed(), QUARTER.toReversed()]
const TAPS = 12
/** Delay of the interpolation filter in samples. */
const BEHIND = 6

/** Returns the greatest absolute value of the wave at a sample and at interpolated points around it. */
export function computePeakAround(samples: Float32Array, i: number): number {
  let peak = Math.abs(samples[i]!)
  for (const phase of PHASES) {
    let sum = 0
    for (let tap = 0; tap < TAPS; tap += 1) sum += phase[tap]! * (samples[i + BEHIND - tap] ?? 0)
    peak = Math.max(peak, Math.abs(sum))
  }
  return peak
}

/** Returns the true peak of the samples; 1 is full scale. */
export function computeTruePeak(samples: Float32Array): number {
  let peak = 0
  for (let i = 0; i < samples.length; i += 1) peak = Math.max(peak, computePeakAround(samples, i))
  return peak
}
