import OpenAI, { APIConnectionTimeoutError, APIError } from 'openai'
import type { Env } from '../../setup/env.ts'
import { isFinalStatus } from '../final-status.ts'
import { PortFailure } from '../port-failure.ts'
import type { ModelPort } from './model.ts'
import { createConverse, MODEL_TIMEOUTS, type ModelTimeouts } from './openai-converse.ts'

/** Timeout (ms): a large model takes half a minute for a card of a book. */
const ANSWER_MS = 120_000

function failureOf(error: APIError): PortFailure {
  const isSlow = error instanceof APIConnectionTimeoutError
  return new PortFailure(`model ${error.status ?? (isSlow ? 'slow' : 'unreachable')}`, {
    isFinal: isFinalStatus(error.status),
    cause: error,
  })
}

type Settings = Pick<NonNullable<Env['model']>, 'baseUrl' | 'apiKey' | 'model'>

/** Creates a language model behind an endpoint compatible with OpenAI's chat completions. */
export function createOpenAiModel({ baseUrl, apiKey, model }: Settings, patience: ModelTimeouts = MODEL_TIMEOUTS): ModelPort {
  // No retries in the client: the job queue retries.
  const client = new OpenAI({ baseURL: baseUrl, apiKey, maxRetries: 0, timeout: ANSWER_MS, logLevel: 'off' })
  return {
    name: model,
    async write({ system, user }, signal) {
      try {
        const messages = [
          { role: 'system' as const, content: system },
          { role: 'user' as const, content: user },
        ]
        const { choices } = await client.chat.completions.create({ model, messages }, { signal })
        return choices[0]?.message.content ?? ''
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof APIError) throw failureOf(error)
        throw error
      }
    },
    converse: createConverse({ client, model, patience, failureOf }),
  }
}
