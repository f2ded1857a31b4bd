/** Seconds that the tests' voice takes for a text. */
export const toneSeconds = (text: string): number => Math.min(2, Math.max(0.15, text.length * 0.008))

/** A file of 16-bit samples in one channel (RIFF, as Microsoft's and IBM's paper of 1991 has it). */
export function wavOf(samples: Float32Array, rate: number, more: { readonly channels?: number; readonly told?: number } = {}): Buffer {
  const { channels = 1, told = samples.length * 2 } = more
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE((36 + told) >>> 0, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(channels, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * channels * 2, 28)
  head.writeUInt16LE(channels * 2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(told >>> 0, 40)
  const body = Buffer.alloc(samples.length * 2)
  samples.forEach((sample, i) => body.writeInt16LE(Math.round(sample * 32_767), i * 2))
  return Buffer.concat([head, body])
}

export const sine = (hertz: number, amplitude: number, seconds: number, rate: number): Float32Array<ArrayBuffer> =>
  Float32Array.from({ length: Math.round(seconds * rate) }, (_, i) => amplitude * Math.sin((2 * Math.PI * hertz * i) / rate))

/** What the tests' voice says of a text: a tone, as long as the text is, soft as some voices are. */
export const toneWav = (text: string, rate: number): Buffer => wavOf(sine(440, 0.1, toneSeconds(text), rate), rate)
