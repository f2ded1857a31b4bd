import * as z from 'zod/mini'
import { codes } from '#contract/codes.ts'
import type { Endpoint, EndpointName, InputOf, OutputOf } from '#contract/endpoints.ts'
import { endpoints } from '#contract/endpoints.ts'
import { API_PREFIX, envelope, IDEMPOTENCY_HEADER, TIMEOUT_MS, ZONE_HEADER } from '#contract/envelope.ts'
import { ApiError, clientTrouble } from './api-error.ts'
import { isAnswer, noteReach } from './reach.ts'

export { ApiError } from './api-error.ts'

export interface CallOptions {
  readonly token?: string
  /** The intent's own id; with it a repeated change has one effect and one answer. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal | undefined
}

/** A call may still get its answer; but who looks at the page is told by then that it shows what was kept. */
const PATIENCE_MS = 8_000

/** The page and the worker talk to their own origin; only tests talk to another one, and wait less. */
let wire = { baseUrl: '', timeoutMs: TIMEOUT_MS, patienceMs: PATIENCE_MS }

export function configureApi(change: Partial<typeof wire>): void {
  wire = { ...wire, ...change }
}

/**
 * Calls the server once and returns checked data. Nothing is tried again by itself (product spec §9).
 * Plain `fetch`: a client library would bring retries and body shortcuts that are not wanted here.
 * @throws ApiError for every refusal and every missing or unreadable answer; the caller's own
 *   abort reason when `signal` ended the call
 */
export async function call<N extends EndpointName>(name: N, input: InputOf<N>, options: CallOptions = {}): Promise<OutputOf<N>> {
  const endpoint: Endpoint = endpoints[name]
  return noted(async () => {
    const { status, text } = await exchange(requestOf(endpoint, input, options), options.signal)
    const data = dataOf(text, status)
    if (data === null || data === undefined) throw clientTrouble('emptyAnswer', status)
    const checked = z.safeParse(endpoint.output, data)
    if (!checked.success) throw clientTrouble('unreadable', status, checked.error)
    return checked.data as OutputOf<N>
  })
}

/** Notes whether the server is there, by how an asking ends; one that its caller gave up says nothing. */
async function noted<T>(ask: () => Promise<T>): Promise<T> {
  const tooLong = setTimeout(() => noteReach(false), wire.patienceMs)
  try {
    const data = await ask()
    noteReach(true)
    return data
  } catch (error) {
    if (error instanceof ApiError) noteReach(isAnswer(error))
    throw error
  } finally {
    clearTimeout(tooLong)
  }
}

function requestOf(endpoint: Endpoint, input: unknown, options: CallOptions): { url: string; init: RequestInit } {
  const headers: Record<string, string> = { Accept: 'application/json', [ZONE_HEADER]: Intl.DateTimeFormat().resolvedOptions().timeZone }
  if (options.token !== undefined) headers['Authorization'] = `Bearer ${options.token}`
  if (options.idempotencyKey !== undefined) headers[IDEMPOTENCY_HEADER] = options.idempotencyKey
  const url = wire.baseUrl + API_PREFIX + endpoint.path
  if (endpoint.method === 'GET') {
    // The timestamp keeps every cache between here and the server out of it (product spec §7).
    const query = new URLSearchParams({ ...(input as Record<string, string>), t: String(Date.now()) })
    return { url: `${url}?${query}`, init: { headers } }
  }
  headers['Content-Type'] = 'application/json'
  return { url, init: { method: 'POST', headers, body: JSON.stringify(input) } }
}

async function exchange(
  { url, init }: ReturnType<typeof requestOf>,
  signal: AbortSignal | undefined,
): Promise<{ status: number; text: string }> {
  const timeout = AbortSignal.timeout(wire.timeoutMs)
  try {
    const response = await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout })
    return { status: response.status, text: await response.text() }
  } catch (cause) {
    if (signal?.aborted) throw signal.reason
    // `onLine` is not asked: it stays true when the server is gone. A failed fetch is "offline".
    throw clientTrouble(timeout.aborted ? 'timeout' : 'offline', 0, cause)
  }
}

/** The data of a good envelope; throws for a refusal, an empty or an unreadable answer. */
function dataOf(text: string, status: number): unknown {
  if (text.trim() === '') throw clientTrouble('emptyAnswer', status)
  const answer = z.safeParse(envelope, jsonOf(text, status))
  if (!answer.success) throw clientTrouble('unreadable', status, answer.error)
  const { code, data, message } = answer.data
  if (code !== codes.ok.code) throw new ApiError({ code, status, data, message })
  return data
}

function jsonOf(text: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw clientTrouble('unreadable', status, cause)
  }
}
