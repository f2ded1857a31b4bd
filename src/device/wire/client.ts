/** The HTTP client and the endpoint table. Loaded with the first call, so that the first render does not wait for them. */
import ky, { isTimeoutError } from 'ky'
import type { BeforeErrorHook, BeforeRequestHook, InitHook, Options, ResponsePromise } from 'ky'
import type { Endpoint, EnvelopeEndpoint } from '#contract/endpoint.ts'
import { endpoints, type EnvelopeCallName } from '#contract/endpoints.ts'
import { API_PREFIX, IDEMPOTENCY_HEADER, CALL_TIMEOUT_MS, ZONE_HEADER } from '#contract/envelope.ts'
import { parseWithSchema, parseUserEnvelope, parseEnvelope } from './answer.ts'
import { createClientError } from './api-error.ts'
import type { CallOptions } from './api.ts'
import { requestSettings } from './wire.ts'

/** Adds a timestamp to GET requests, which prevents caching between client and server (P-11). */
const stamp: InitHook = (options) => {
  if (options.method === 'GET') options.searchParams = { ...(options.searchParams as object), t: Date.now() }
}

/** Sets the headers. The token is sent only in a header, because proxies log URLs. */
const sign: BeforeRequestHook = ({ request: { headers }, options: { context } }) => {
  const { token, idempotencyKey }: CallOptions = context
  headers.set(ZONE_HEADER, Intl.DateTimeFormat().resolvedOptions().timeZone)
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  if (idempotencyKey !== undefined) headers.set(IDEMPOTENCY_HEADER, idempotencyKey)
}

const nameTimeout: BeforeErrorHook = ({ error }) => (isTimeoutError(error) ? createClientError('timeout', 0, error) : error)

/** Creates the client without automatic retries (P-12). Error responses are parsed like any others. */
const client = ky.create({
  retry: 0,
  timeout: false,
  throwHttpErrors: false,
  parseJson: (text, { response }) => parseEnvelope(text, response.status),
  hooks: { init: [stamp], beforeRequest: [sign], beforeError: [nameTimeout] },
})

/** Sends one request; `json()` of the result returns the data of the envelope. */
export function sendRequest(endpoint: Endpoint, input: unknown, options: CallOptions, more: Options): ResponsePromise {
  const { method, path } = endpoint
  const { signal = null, ...context } = options
  const carried = method === 'GET' ? { searchParams: input as Record<string, string> } : { json: input }
  return client(requestSettings.baseUrl + API_PREFIX + path, { method, ...carried, signal, context, ...more })
}

/** Requests an envelope and returns its validated data. Idempotent calls are hedged if the first request hangs. */
export function requestData(name: EnvelopeCallName, input: unknown, options: CallOptions): Promise<unknown> {
  const endpoint: EnvelopeEndpoint = endpoints[name]
  const once = (signal?: AbortSignal) =>
    sendRequest(
      endpoint,
      input,
      { ...options, signal },
      {
        totalTimeout: requestSettings.timeoutMs,
        parseJson: (text, { response }) =>
          parseWithSchema(endpoint.output, parseUserEnvelope(options.userId, text, response), response.status),
      },
    ).json()
  const isRepeatable = endpoint.method === 'GET' || options.idempotencyKey !== undefined
  return isRepeatable ? hedgeRequest(once, options.signal) : once(options.signal)
}

/** Fetches a JSON file of the app from its own origin. Rejects if it is unavailable. */
export function fetchAppJson<T>(address: URL): Promise<T> {
  return ky(address, { retry: 0, timeout: false, totalTimeout: CALL_TIMEOUT_MS }).json<T>()
}

/**
 * Runs a request, and a second one if the first hangs, as on a silently dead connection. The first to settle wins; both are aborted then.
 */
async function hedgeRequest<T>(run: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
  const over = new AbortController()
  const giveUp = () => over.abort(signal?.reason)
  signal?.addEventListener('abort', giveUp)
  if (signal?.aborted) giveUp()
  let timer: ReturnType<typeof setTimeout> | undefined
  const second = new Promise<T>((resolve, reject) => {
    timer = setTimeout(() => run(over.signal).then(resolve, reject), requestSettings.hedgeAfterMs)
  })
  try {
    return await Promise.race([run(over.signal), second])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
    over.abort()
  }
}
