import type { ResponsePromise } from 'ky'
import type { BytesEndpoint, StreamEndpoint } from '#contract/endpoint.ts'
import { USER_HEADER } from '#contract/envelope.ts'
import { parseUserEnvelope } from './answer.ts'
import { clientError } from './api-error.ts'
import type { CallOptions } from './api.ts'
import { loadClient } from './load-client.ts'
import { trackReachability } from './track-reachability.ts'
import { wire } from './wire.ts'

/**
 * Resolves when the headers of a response have arrived and its type is one of `types`. @throws ApiError otherwise; the caller's abort
 * reason
 */
export function openBody(
  endpoint: StreamEndpoint | BytesEndpoint,
  input: unknown,
  options: CallOptions,
  types: readonly string[],
): Promise<Response> {
  return trackReachability(async () => {
    const { request: ask } = await loadClient()
    const { userId } = options
    const answer = ask(endpoint, input, options, {
      timeout: wire.timeoutMs,
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
  return clientError('unreadable', response.status)
}
