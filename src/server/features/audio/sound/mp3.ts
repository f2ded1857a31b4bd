import { createMp3Encoder } from 'wasm-media-encoders'
import { RATE } from './rate.ts'

/** Kilobits a second, of one channel. */
const BITRATE = 64
/** At this rate and bitrate every frame of MPEG-2 layer III (576 samples, 24 ms) has as many bytes, without padding. */
const FRAME_BYTES = 192
const FRAME_SECONDS = 576 / RATE
/** LAME turns everything down to this at 64 kbit/s and below, so that its coding does not clip; the limiter has seen to that. */
const TURNED_DOWN = 0.95
/** The encoder is handed a second at a time. */
const PORTION = RATE

/** Seconds of so many bytes. */
export const secondsOf = (bytes: number): number => bytes / ((BITRATE * 1000) / 8)

/** Frames alone, without a tag or a header of the encoder's: put one after another, two of them are one file. */
export async function mp3Of(samples: Float32Array): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = await createMp3Encoder()
  encoder.configure({ channels: 1, sampleRate: RATE, outputSampleRate: RATE, bitrate: BITRATE })
  // What it answers with is its own memory, which it writes over.
  const parts: Buffer[] = []
  for (let at = 0; at < samples.length; at += PORTION) {
    const portion = samples.subarray(at, at + PORTION).map((sample) => sample / TURNED_DOWN)
    parts.push(Buffer.from(encoder.encode([portion])))
  }
  parts.push(Buffer.from(encoder.finalize()))
  return new Uint8Array(Buffer.concat(parts))
}

/** The first seconds, cut at a frame. */
export const firstSeconds = (mp3: Uint8Array<ArrayBuffer>, seconds: number): Uint8Array<ArrayBuffer> =>
  mp3.subarray(0, Math.floor(seconds / FRAME_SECONDS + 1e-9) * FRAME_BYTES)
