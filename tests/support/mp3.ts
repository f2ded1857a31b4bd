import { MPEGDecoder } from 'mpg123-decoder'

/** Decodes MP3 frames with an independent decoder (mpg123). */
export async function decodeMp3(mp3: Uint8Array) {
  const decoder = new MPEGDecoder()
  await decoder.ready
  try {
    const { channelData, samplesDecoded, sampleRate, errors } = decoder.decode(mp3)
    return { samples: channelData[0]!, seconds: samplesDecoded / sampleRate, rate: sampleRate, errors }
  } finally {
    decoder.free()
  }
}
