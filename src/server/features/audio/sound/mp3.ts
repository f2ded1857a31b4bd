import { createMp3Encoder } from 'wasm-media-encoders'
import { RATE } from './rate.ts'

/** Kilobits per second, mono. */
const BITRATE = 64
/** At this rate and bitrate every frame of MPEG-2 layer III (576 samples, 24 ms) has this size, without padding. */
const FRAME_BYTES = 192
const FRAME_SECONDS = 576 / RATE
/** LAME scales everything by this at 64 kbit/s and below, against clipping; the limiter already prevents that. */
const TURNED_DOWN = 0.95
/** Samples per call of the encoder: one second. */
const PORTION = RATE

/** Duration of so many bytes in seconds. */
export const secondsOf = (bytes: number): number => bytes / ((BITRATE * 1000) / 8)

/** Encodes as bare frames without tag or encoder header, so that files can be concatenated. */
export async function encodeMp3(samples: Float32Array): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = await createMp3Encoder()
  encoder.configure({ channels: 1, sampleRate: RATE, outputSampleRate: RATE, bitrate: BITRATE })
  // The encoder returns its own buffer and reuses it, so the result is copied.
  const parts: Buffer[] = []
  for (let at = 0; at < samples.length; at += PORTION) {
    const portion = samples.subarray(at, at + PORTION).map((sample) => sample / TURNED_DOWN)
    parts.push(Buffer.from(encoder.encode([portion])))
  }
  parts.push(Buffer.from(encoder.finalize()))
  return new Uint8Array(Buffer.concat(parts))
}

/** The first seconds, cut at a frame boundary. */
export const firstSeconds = (mp3: Uint8Array<ArrayBuffer>, seconds: number): Uint8Array<ArrayBuffer> =>
  mp3.subarray(0, Math.floor(seconds / FRAME_SECONDS + 1e-9) * FRAME_BYTES)
