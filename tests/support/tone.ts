/** Returns the length of the tone for a text, 0.15 to 2 seconds. */
export const toneSeconds = (text: string): number => Math.min(2, Math.max(0.15, text.length * 0.008))

/**
 * Encodes a WAV file of 16-bit samples (RIFF, Microsoft and IBM 1991). `statedBytes` is the data length in the header, if it
 * should be wrong.
 */
export function wavOf(
  samples: Float32Array,
  rate: number,
  more: { readonly channels?: number; readonly statedBytes?: number } = {},
): Buffer {
  const { channels = 1, statedBytes = samples.length * 2 } = more
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE((36 + statedBytes) >>> 0, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(channels, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * channels * 2, 28)
  head.writeUInt16LE(channels * 2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(statedBytes >>> 0, 40)
  const body = Buffer.alloc(samples.length * 2)
  samples.forEach((sample, i) => body.writeInt16LE(Math.round(sample * 32_767), i * 2))
  return Buffer.concat([head, body])
}

export const sine = (hertz: number, amplitude: number, seconds: number, rate: number): Float32Array<ArrayBuffer> =>
  Float32Array.from({ length: Math.round(seconds * rate) }, (_, i) => amplitude * Math.sin((2 * Math.PI * hertz * i) / rate))

/** Simulates the synthesised speech of a text: a soft tone whose length grows with the text. */
export const toneWav = (text: string, rate: number): Buffer => wavOf(sine(440, 0.1, toneSeconds(text), rate), rate)
