import type { Locale } from '#contract/locale.ts'
import { PortFailure } from '../port-failure.ts'

export interface SpeechOptions {
  readonly locale: Locale
  readonly signal: AbortSignal
}

/** Text to speech. */
export interface SpeechPort {
  /** Name of the voice shown to users; `plain` for a synthetic one. */
  readonly voiceFor: (locale: Locale) => string
  /**
   * Speaks a sentence or two as a WAV file. Rejects with `PortFailure`: `speech-<status>`, `speech-unreachable`, `speech-slow`,
   * `speech-giant`, `speech-type` (no WAV file), `speech-cut` (interrupted), `speech-exit` and `speech-absent` (of a program).
   * Rejects with the signal's reason if it aborts.
   */
  readonly say: (text: string, saying: SpeechOptions) => Promise<Uint8Array>
}

/** Time and size limits per sentence. */
export interface SpeechLimits {
  readonly longestMs: number
  readonly mostBytes: number
}

/** A large model takes some seconds per sentence; over a minute of stereo speech has 16 MiB. */
export const SPEECH_LIMITS: SpeechLimits = { longestMs: 60_000, mostBytes: 16 * 1024 * 1024 }

const begins = (bytes: Uint8Array, at: number, word: string): boolean =>
  bytes.length >= at + word.length && [...word].every((letter, i) => bytes[at + i] === letter.charCodeAt(0))

/** Checks the RIFF header of a WAV file; another type would recur, so that failure is final. */
export function requireWav(bytes: Uint8Array): Uint8Array {
  if (bytes.length === 0) throw new PortFailure('speech-cut')
  if (!begins(bytes, 0, 'RIFF') || !begins(bytes, 8, 'WAVE')) throw new PortFailure('speech-type', { isFinal: true })
  return bytes
}

/** Reads a stream up to the size limit. */
export async function readLimited(source: AsyncIterable<Uint8Array>, { mostBytes }: SpeechLimits): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > mostBytes) throw new PortFailure('speech-giant', { isFinal: true })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
