import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** Prefix of a compressed response; no JSON begins with it. */
const PACKED = '~'

/** Small deflate buffers: responses have a few hundred bytes, and allocating larger ones would cost more than compressing. */
const SMALL = { windowBits: 12, memLevel: 5 }

/** Compresses a response with its request as dictionary, as it mostly repeats the request. Returns it unchanged if that is not shorter. */
export function compressResponse(answer: string, question: string): string {
  const packed = PACKED + deflateRawSync(answer, { ...SMALL, dictionary: Buffer.from(question) }).toString('base64')
  return packed.length < answer.length ? packed : answer
}

/** Decompresses a stored response; `question` is its request, the dictionary. */
export function decompressResponse(stored: string, question: string): string {
  if (!stored.startsWith(PACKED)) return stored
  return inflateRawSync(Buffer.from(stored.slice(1), 'base64'), { dictionary: Buffer.from(question) }).toString('utf8')
}
