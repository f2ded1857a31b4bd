/** Mono sound: sample rate in Hz, samples from −1 to 1. */
export interface Sound {
  readonly rate: number
  readonly samples: Float32Array<ArrayBuffer>
}

/** Thrown for a WAV file that cannot be decoded or has no sound. */
export class BadWavError extends Error {
  override readonly name = 'BadWavError'
}

const PCM = 1
const FLOAT = 3
/** Format code of an extensible header, which holds the actual format in a sub-format field. */
const EXTENSIBLE = 0xfffe

interface Format {
  readonly coding: number
  readonly channels: number
  readonly rate: number
  readonly bits: number
}

function formatIn(view: DataView, at: number, size: number): Format {
  if (size < 16) throw new BadWavError('a short format')
  const stated = view.getUint16(at, true)
  const coding = stated === EXTENSIBLE && size >= 26 ? view.getUint16(at + 24, true) : stated
  return {
    coding,
    channels: view.getUint16(at + 2, true),
    rate: view.getUint32(at + 4, true),
    bits: view.getUint16(at + 14, true),
  }
}

/** Returns a function that reads one sample of this coding and size as a number from −1 to 1. Throws `BadWavError` for other formats. */
function readerOf({ coding, bits }: Format): (view: DataView, at: number) => number {
  if (coding === FLOAT && bits === 32) return (view, at) => view.getFloat32(at, true)
  if (coding !== PCM) throw new BadWavError(`coding ${coding}`)
  if (bits === 8) return (view, at) => (view.getUint8(at) - 128) / 128
  if (bits === 16) return (view, at) => view.getInt16(at, true) / 32_768
  if (bits === 24) return (view, at) => (view.getInt8(at + 2) * 65_536 + view.getUint16(at, true)) / 8_388_608
  if (bits === 32) return (view, at) => view.getInt32(at, true) / 2_147_483_648
  throw new BadWavError(`${bits} bits`)
}

function samplesIn(view: DataView, format: Format): Sound {
  const { channels, rate, bits } = format
  if (rate < 8_000 || rate > 192_000 || channels < 1 || channels > 8) throw new BadWavError(`${channels} channels at ${rate} Hz`)
  const read = readerOf(format)
  const width = bits / 8
  const samples = new Float32Array(Math.floor(view.byteLength / (width * channels)))
  for (let i = 0; i < samples.length; i += 1) {
    let sum = 0
    for (let channel = 0; channel < channels; channel += 1) sum += read(view, (i * channels + channel) * width)
    const value = sum / channels
    samples[i] = Number.isFinite(value) ? value : 0
  }
  return { rate, samples }
}

/** Parses a WAV file and mixes it to mono. Cuts a data length beyond the file's end, which writers to a pipe state. Throws `BadWavError`. */
export function parseWav(bytes: Uint8Array): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let format: Format | undefined
  for (let at = 12; at + 8 <= view.byteLength;) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4))
    const size = Math.min(view.getUint32(at + 4, true), view.byteLength - at - 8)
    if (name === 'fmt ') format = formatIn(view, at + 8, size)
    if (name === 'data') {
      if (format === undefined) throw new BadWavError('data before its format')
      return samplesIn(new DataView(bytes.buffer, bytes.byteOffset + at + 8, size), format)
    }
    at += 8 + size + (size % 2)
  }
  throw new BadWavError('no data')
}
