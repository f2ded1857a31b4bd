import type { Locale } from '#contract/locale.ts'
import { PortFailure } from '../port-failure.ts'

export interface Saying {
  readonly locale: Locale
  readonly signal: AbortSignal
}

/** Something that speaks. */
export interface SpeechPort {
  /** The voice's name as people are told it; `plain` for a synthesiser that sounds like one. */
  readonly voiceIn: (locale: Locale) => string
  /**
   * A sentence or two as a WAV file. Rejects with `PortFailure`: `speech-<status>`, `speech-unreachable`, `speech-slow`, `speech-giant`,
   * `speech-type` (no WAV file), `speech-cut` (it ended in the middle), `speech-exit` and `speech-absent` (of a program). Rejects with
   * the signal's reason once that aborts.
   */
  readonly say: (text: string, saying: Saying) => Promise<Uint8Array>
}

/** How much is waited for and taken of one sentence. */
export interface Bounds {
  readonly longestMs: number
  readonly mostBytes: number
}

/** A large model takes some seconds for a sentence; a minute and more of speech in stereo has 16 MiB. */
export const BOUNDS: Bounds = { longestMs: 60_000, mostBytes: 16 * 1024 * 1024 }

const begins = (bytes: Uint8Array, at: number, word: string): boolean =>
  bytes.length >= at + word.length && [...word].every((letter, i) => bytes[at + i] === letter.charCodeAt(0))

/** A RIFF file with waves in it, by its first bytes; what else came would come again. */
export function checkedWav(bytes: Uint8Array): Uint8Array {
  if (bytes.length === 0) throw new PortFailure('speech-cut')
  if (!begins(bytes, 0, 'RIFF') || !begins(bytes, 8, 'WAVE')) throw new PortFailure('speech-type', { isFinal: true })
  return bytes
}

/** Gathers what comes, up to the bound. */
export async function gathered(source: AsyncIterable<Uint8Array>, { mostBytes }: Bounds): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > mostBytes) throw new PortFailure('speech-giant', { isFinal: true })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
