/** Silence threshold relative to the peak (−46 dB). */
const SOFT = 0.005
/** Seconds of silence to leave at both ends. */
const BREATH = 0.02

/** Trims silence at both ends: its length depends on the voice, and the script adds its own pauses. */
export function trimSilence(samples: Float32Array<ArrayBuffer>, rate: number): Float32Array<ArrayBuffer> {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  const isHeard = (sample: number): boolean => Math.abs(sample) > peak * SOFT
  const first = samples.findIndex(isHeard)
  if (first < 0) return samples.subarray(0, 0)
  const breath = Math.round(BREATH * rate)
  return samples.subarray(Math.max(0, first - breath), samples.findLastIndex(isHeard) + breath + 1)
}
