import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** No JSON begins with it. */
const PACKED = '~'

/** An answer is a few hundred bytes; the usual window would cost more than the work. */
const SMALL = { windowBits: 12, memLevel: 5 }

/**
 * An answer as it is kept: only what it says beyond the question, for an answer mostly repeats that, and who asks again
 * brings the same question along. What was kept before this was so, or would not be shorter, stands there as it is.
 */
export function compactAnswer(answer: string, question: string): string {
  const packed = PACKED + deflateRawSync(answer, { ...SMALL, dictionary: Buffer.from(question) }).toString('base64')
  return packed.length < answer.length ? packed : answer
}

/** The answer again, by its question. */
export function expandAnswer(kept: string, question: string): string {
  if (!kept.startsWith(PACKED)) return kept
  return inflateRawSync(Buffer.from(kept.slice(1), 'base64'), { dictionary: Buffer.from(question) }).toString('utf8')
}
