/** The one HTTP client, and the table of calls. They are loaded with the first call: no first screen waits for them. */
import ky, { isTimeoutError } from 'ky'
import type { BeforeErrorHook, BeforeRequestHook, InitHook, Options, ResponsePromise } from 'ky'
import type { Endpoint, EnvelopeEndpoint } from '#contract/endpoint.ts'
import { endpoints, type CallName } from '#contract/endpoints.ts'
import { API_PREFIX, IDEMPOTENCY_HEADER, TIMEOUT_MS, ZONE_HEADER } from '#contract/envelope.ts'
import { validate, parseUserEnvelope, parseEnvelope } from './answer.ts'
import { clientError } from './api-error.ts'
import type { CallOptions } from './api.ts'
import { hedge } from './hedge.ts'
import { wire } from './wire.ts'

/** The timestamp keeps every cache between here and the server out of it (P-11). */
const stamp: InitHook = (options) => {
  if (options.method === 'GET') options.searchParams = { ...(options.searchParams as object), t: Date.now() }
}

/** The token stands in a header alone: addresses are written down on the way. */
const sign: BeforeRequestHook = ({ request: { headers }, options: { context } }) => {
  const { token, idempotencyKey }: CallOptions = context
  headers.set(ZONE_HEADER, Intl.DateTimeFormat().resolvedOptions().timeZone)
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  if (idempotencyKey !== undefined) headers.set(IDEMPOTENCY_HEADER, idempotencyKey)
}

const nameTimeout: BeforeErrorHook = ({ error }) => (isTimeoutError(error) ? clientError('timeout', 0, error) : error)

/** Nothing is tried again by itself (P-12), and a refusal is read like any other answer. */
const client = ky.create({
  retry: 0,
  timeout: false,
  throwHttpErrors: false,
  parseJson: (text, { response }) => parseEnvelope(text, response.status),
  hooks: { init: [stamp], beforeRequest: [sign], beforeError: [nameTimeout] },
})

/** Asks once. `json()` of what it returns is the data of the envelope. */
export function request(endpoint: Endpoint, input: unknown, options: CallOptions, more: Options): ResponsePromise {
  const { method, path } = endpoint
  const { signal = null, ...context } = options
  const carried = method === 'GET' ? { searchParams: input as Record<string, string> } : { json: input }
  return client(wire.baseUrl + API_PREFIX + path, { method, ...carried, signal, context, ...more })
}

/** Asks for an envelope and returns its data, checked. What may be asked twice is, when the first request hangs. */
export function requestData(name: CallName, input: unknown, options: CallOptions): Promise<unknown> {
  const endpoint: EnvelopeEndpoint = endpoints[name]
  const once = (signal?: AbortSignal) =>
    request(
      endpoint,
      input,
      { ...options, signal },
      {
        totalTimeout: wire.timeoutMs,
        parseJson: (text, { response }) => validate(endpoint.output, parseUserEnvelope(options.userId, text, response), response.status),
      },
    ).json()
  const isRepeatable = endpoint.method === 'GET' || options.idempotencyKey !== undefined
  return isRepeatable ? hedge(once, options.signal) : once(options.signal)
}

/** A JSON file of the app's own, from where the app came from. Rejects when it cannot be had. */
export function fetchOwnFile<T>(address: URL): Promise<T> {
  return ky(address, { retry: 0, timeout: false, totalTimeout: TIMEOUT_MS }).json<T>()
}
