import type { ResponsePromise } from 'ky'
import type { BytesEndpoint, StreamEndpoint } from '#contract/endpoint.ts'
import { USER_HEADER } from '#contract/envelope.ts'
import { parseUserEnvelope } from './answer.ts'
import { createClientError } from './api-error.ts'
import { type CallOptions, loadClient } from './api.ts'
import { trackReachability, reportAndConvertError } from './reachability.ts'
import { requestSettings } from './wire.ts'

/**
 * Resolves when the headers of a response have arrived and its type is one of `types`. @throws ApiError otherwise; the caller's abort
 * reason
 */
export function openResponse(
  endpoint: StreamEndpoint | BytesEndpoint,
  input: unknown,
  options: CallOptions,
  types: readonly string[],
): Promise<Response> {
  return trackReachability(async () => {
    const { sendRequest: ask } = await loadClient()
    const { userId } = options
    const answer = ask(endpoint, input, options, {
      timeout: requestSettings.timeoutMs,
      headers: { Accept: types.join(', ') },
      parseJson: (text, { response }) => parseUserEnvelope(userId, text, response),
    })
    const response = await answer
    const isTheirs = userId === undefined || response.headers.get(USER_HEADER) === userId
    if (!response.ok || !isTheirs || !types.includes(contentTypeOf(response))) throw await toResponseError(answer, response)
    return response
  }, options.signal)
}

/** Returns the media type without parameters, in lower case. */
export function contentTypeOf({ headers }: Response): string {
  return (headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase()
}

async function toResponseError(answer: ResponsePromise, response: Response): Promise<unknown> {
  if (contentTypeOf(response) === 'application/json') await answer.json()
  else response.body?.cancel().catch(() => undefined)
  return createClientError('unreadable', response.status)
}

/**
 * Yields a response's bytes as they arrive; breaking the loop cancels the response. @throws ApiError `offline` or `timeout`; the abort
 * reason
 */
export async function* readChunks({ body }: Response, signal: AbortSignal | undefined): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader()
  if (reader === undefined) return
  try {
    for (;;) {
      const { done, value } = await withStallTimeout(reader.read()).catch((error: unknown) => {
        throw reportAndConvertError(error, signal)
      })
      if (done) return
      yield value
    }
  } finally {
    // Ignores errors: a response that has ended or failed need not be cancelled.
    reader.cancel().catch(() => undefined)
  }
}

async function withStallTimeout<T>(reading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(createClientError('timeout')), requestSettings.silenceMs)
  })
  return Promise.race([reading, silence]).finally(() => clearTimeout(timer))
}
