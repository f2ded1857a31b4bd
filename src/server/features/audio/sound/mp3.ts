import { createMp3Encoder } from 'wasm-media-encoders'
import { AUDIO_SAMPLE_RATE } from './rate.ts'

/** Bit rate of all files in kbit/s, mono. */
const BITRATE = 64
/** Size of every frame in bytes: MPEG-2 layer III, 576 samples (24 ms), no padding at this sample rate and bit rate. */
const FRAME_BYTES = 192
const FRAME_SECONDS = 576 / AUDIO_SAMPLE_RATE
/**
 * Factor by which LAME attenuates its input at 64 kbit/s and below, against clipping. Compensated, because the limiter prevents
 * clipping.
 */
const TURNED_DOWN = 0.95
/** Samples per call of the encoder: one second. */
const PORTION = AUDIO_SAMPLE_RATE

/** Returns the duration in seconds of this many bytes of MP3 frames. */
export const mp3SecondsOf = (bytes: number): number => bytes / ((BITRATE * 1000) / 8)

/** Encodes samples as bare MP3 frames, without tag or encoder header, so that the results can be concatenated. */
export async function encodeMp3(samples: Float32Array): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = await createMp3Encoder()
  encoder.configure({ channels: 1, sampleRate: AUDIO_SAMPLE_RATE, outputSampleRate: AUDIO_SAMPLE_RATE, bitrate: BITRATE })
  // Copied: the encoder returns its internal buffer and reuses it in the next call.
  const parts: Buffer[] = []
  for (let at = 0; at < samples.length; at += PORTION) {
    const portion = samples.subarray(at, at + PORTION).map((sample) => sample / TURNED_DOWN)
    parts.push(Buffer.from(encoder.encode([portion])))
  }
  parts.push(Buffer.from(encoder.finalize()))
  return new Uint8Array(Buffer.concat(parts))
}

/** Returns the first `seconds` of MP3 frames, cut at a frame boundary. */
export const cutToFirstSeconds = (mp3: Uint8Array<ArrayBuffer>, seconds: number): Uint8Array<ArrayBuffer> =>
  mp3.subarray(0, Math.floor(seconds / FRAME_SECONDS + 1e-9) * FRAME_BYTES)
