/** Below −46 dB relative to the peak a sample counts as silence. */
const SOFT = 0.005
/** Seconds of silence that are kept. */
const BREATH = 0.02

/** Trims silence at both ends, whose length depends on the voice; the script's pauses replace it. */
export function trimSilence(samples: Float32Array<ArrayBuffer>, rate: number): Float32Array<ArrayBuffer> {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  const isHeard = (sample: number): boolean => Math.abs(sample) > peak * SOFT
  const first = samples.findIndex(isHeard)
  if (first < 0) return samples.subarray(0, 0)
  const breath = Math.round(BREATH * rate)
  return samples.subarray(Math.max(0, first - breath), samples.findLastIndex(isHeard) + breath + 1)
}
