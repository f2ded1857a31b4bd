import OpenAI, { APIConnectionTimeoutError, APIError } from 'openai'
import { IMAGE_MAX_BYTES } from '#contract/image.ts'
import type { Env } from '../../setup/env.ts'
import { isFinalStatus } from '../final-status.ts'
import { PortFailure } from '../port-failure.ts'
import type { ImagePort } from './image-port.ts'
import { detectImageType } from './picture-type.ts'

/** Timeout (ms): a large model takes a minute. */
const ANSWER_MS = 120_000
/** Maximum size of a response: the image in base64 with its JSON envelope. */
const MOST_ANSWER_BYTES = Math.ceil(IMAGE_MAX_BYTES * 1.4)

/** Picks the closest of the sizes that all models support. */
function sizeFor({ width, height }: { readonly width: number; readonly height: number }): '1024x1024' | '1024x1536' | '1536x1024' {
  const ratio = width / height
  if (ratio < 0.8) return '1024x1536'
  return ratio > 1.25 ? '1536x1024' : '1024x1024'
}

/** Reads a response body. Throws `PortFailure` `image giant` above `most` bytes. */
async function gathered({ body }: Response, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > most) throw new PortFailure('image giant')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new PortFailure('image nonsense', { cause })
  }
}

/** Returns the image in a response, as base64 or as a URL. Throws `PortFailure` `image nonsense`. */
function sentIn(answer: unknown): { readonly b64_json?: unknown; readonly url?: unknown } {
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined
  const first: unknown = Array.isArray(data) ? data[0] : undefined
  if (typeof first !== 'object' || first === null) throw new PortFailure('image nonsense')
  return first
}

function failureOf(error: unknown): unknown {
  if (error instanceof APIError) {
    const isSlow = error instanceof APIConnectionTimeoutError
    return new PortFailure(`image ${error.status ?? (isSlow ? 'slow' : 'unreachable')}`, {
      isFinal: isFinalStatus(error.status),
      cause: error,
    })
  }
  // A TypeError means that the connection broke during the response.
  return error instanceof TypeError ? new PortFailure('image unreachable', { cause: error }) : error
}

/** Creates an image model behind an endpoint compatible with OpenAI's `images/generations`. */
export function createOpenAiImages({ baseUrl, apiKey, model }: NonNullable<Env['images']>, longestMs: number = ANSWER_MS): ImagePort {
  const client = new OpenAI({ baseURL: baseUrl, apiKey, maxRetries: 0, timeout: longestMs, logLevel: 'off' })

  /** Downloads an image by https, or from the endpoint's own origin. Refuses redirects. */
  async function fetched(address: string, signal: AbortSignal): Promise<Buffer> {
    const url = URL.parse(address, baseUrl)
    if (url === null || (url.protocol !== 'https:' && url.origin !== new URL(baseUrl).origin)) throw new PortFailure('image nonsense')
    const answer = await fetch(url, { signal, redirect: 'error' })
    if (!answer.ok) throw new PortFailure(`image ${answer.status}`)
    return gathered(answer, IMAGE_MAX_BYTES)
  }

  async function bytesFor(prompt: string, size: ReturnType<typeof sizeFor>, signal: AbortSignal): Promise<Buffer> {
    const answer = await client.images.generate({ model, prompt, n: 1, size }, { signal }).asResponse()
    const { b64_json, url } = sentIn(jsonOf((await gathered(answer, MOST_ANSWER_BYTES)).toString('utf8')))
    if (typeof b64_json === 'string') return Buffer.from(b64_json, 'base64')
    if (typeof url === 'string') return fetched(url, signal)
    throw new PortFailure('image nonsense')
  }

  return {
    name: model,
    async make(prompt, shape, signal) {
      const limit = AbortSignal.timeout(longestMs)
      try {
        const bytes = await bytesFor(prompt, sizeFor(shape), AbortSignal.any([signal, limit]))
        if (bytes.length > IMAGE_MAX_BYTES) throw new PortFailure('image giant')
        const type = detectImageType(bytes)
        if (type === undefined) throw new PortFailure('image nonsense')
        return { type, bytes }
      } catch (error) {
        signal.throwIfAborted()
        throw limit.aborted ? new PortFailure('image slow', { cause: error }) : failureOf(error)
      }
    },
  }
}
