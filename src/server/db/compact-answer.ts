import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** Marks a compressed response; no JSON begins with it. */
const PACKED = '~'

/** Responses are a few hundred bytes: larger deflate buffers would cost more than the compression itself. */
const SMALL = { windowBits: 12, memLevel: 5 }

/**
 * Compresses a stored response with its request as the dictionary, as most of it repeats the request, and a replay brings the same
 * request. Stays as it is if that is not shorter; old rows are uncompressed, too.
 */
export function compactAnswer(answer: string, question: string): string {
  const packed = PACKED + deflateRawSync(answer, { ...SMALL, dictionary: Buffer.from(question) }).toString('base64')
  return packed.length < answer.length ? packed : answer
}

/** Restores a response by its request. */
export function expandAnswer(kept: string, question: string): string {
  if (!kept.startsWith(PACKED)) return kept
  return inflateRawSync(Buffer.from(kept.slice(1), 'base64'), { dictionary: Buffer.from(question) }).toString('utf8')
}
