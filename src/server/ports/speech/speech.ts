import type { Locale } from '#contract/locale.ts'
import { PortFailure } from '../port-failure.ts'

export interface SynthesisOptions {
  readonly locale: Locale
  readonly signal: AbortSignal
}

/** Text-to-speech service. */
export interface SpeechPort {
  /** Returns the name of the voice, shown to users; `plain` for a synthetic one. */
  readonly voiceFor: (locale: Locale) => string
  /**
   * Speaks a sentence or two as a WAV file. Rejects with the signal's reason, or `PortFailure`:
   * `speech-<status|unreachable|slow|giant|type|cut|exit|absent>`.
   */
  readonly say: (text: string, saying: SynthesisOptions) => Promise<Uint8Array>
}

/** Limits per call: time in ms, size of the WAV file in bytes. */
export interface SpeechLimits {
  readonly longestMs: number
  readonly mostBytes: number
}

/** Default limits. A large model takes some seconds per sentence; 16 MiB hold over a minute of stereo speech. */
export const SPEECH_LIMITS: SpeechLimits = { longestMs: 60_000, mostBytes: 16 * 1024 * 1024 }

const begins = (bytes: Uint8Array, at: number, word: string): boolean =>
  bytes.length >= at + word.length && [...word].every((letter, i) => bytes[at + i] === letter.charCodeAt(0))

/** Returns the bytes if they have a WAV file's header. Another type is a final failure, as it would recur. */
export function requireWav(bytes: Uint8Array): Uint8Array {
  if (bytes.length === 0) throw new PortFailure('speech-cut')
  if (!begins(bytes, 0, 'RIFF') || !begins(bytes, 8, 'WAVE')) throw new PortFailure('speech-type', { isFinal: true })
  return bytes
}

/** Reads a stream. Throws `PortFailure` `speech-giant` above the size limit. */
export async function readWithinSizeLimit(source: AsyncIterable<Uint8Array>, { mostBytes }: SpeechLimits): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > mostBytes) throw new PortFailure('speech-giant', { isFinal: true })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
