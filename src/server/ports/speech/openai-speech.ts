import OpenAI, { APIConnectionTimeoutError, APIError } from 'openai'
import type { Locale } from '#contract/locale.ts'
import { isFinalStatus } from '../final-status.ts'
import { PortFailure } from '../port-failure.ts'
import { SPEECH_LIMITS, type SpeechLimits, requireWav, readWithinSizeLimit, type SpeechPort } from './speech.ts'

interface Settings {
  readonly baseUrl: string
  readonly apiKey: string
  readonly model: string
  readonly voices: Readonly<Record<Locale, string>>
}

function failureOf(error: unknown): unknown {
  if (error instanceof PortFailure) return error
  if (error instanceof APIError) {
    const isSlow = error instanceof APIConnectionTimeoutError
    return new PortFailure(`speech-${error.status ?? (isSlow ? 'slow' : 'unreachable')}`, {
      isFinal: isFinalStatus(error.status),
      cause: error,
    })
  }
  // A TypeError means that the connection broke during the response.
  return error instanceof TypeError ? new PortFailure('speech-cut', { cause: error }) : error
}

/** Creates a speech service behind an endpoint compatible with OpenAI's `audio/speech`. */
export function createOpenAiSpeech({ baseUrl, apiKey, model, voices }: Settings, bounds: SpeechLimits = SPEECH_LIMITS): SpeechPort {
  // No retries in the client: the job queue retries.
  const client = new OpenAI({ baseURL: baseUrl, apiKey, maxRetries: 0, timeout: bounds.longestMs, logLevel: 'off' })
  return {
    voiceFor: (locale) => `${model} ${voices[locale]}`,
    async say(text, { locale, signal }) {
      const limit = AbortSignal.timeout(bounds.longestMs)
      try {
        const asked = { model, voice: voices[locale], input: text, response_format: 'wav' } as const
        const { body } = await client.audio.speech.create(asked, { signal: AbortSignal.any([signal, limit]) })
        if (body === null) throw new PortFailure('speech-cut')
        return requireWav(await readWithinSizeLimit(body as AsyncIterable<Uint8Array>, bounds))
      } catch (error) {
        signal.throwIfAborted()
        throw limit.aborted ? new PortFailure('speech-slow', { cause: error }) : failureOf(error)
      }
    },
  }
}
