import type { EnvelopeEndpoint } from '#contract/endpoint.ts'
import { endpoints, type CallName, type InputOf, type OutputOf } from '#contract/endpoints.ts'
import { checked, dataOf } from './answer.ts'
import { noted } from './noted.ts'
import { wire } from './wire.ts'

export { ApiError } from './api-error.ts'

export interface CallOptions {
  readonly token?: string
  /** The intent's own id; with it a repeated change has one effect and one answer. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal | undefined
}

export function configureApi(change: Partial<typeof wire>): void {
  Object.assign(wire, change)
}

/**
 * Calls the server once and returns checked data.
 * @throws ApiError for every refusal and every missing or unreadable answer; the caller's own
 *   abort reason when `signal` ended the call
 */
export function call<N extends CallName>(name: N, input: InputOf<N>, options: CallOptions = {}): Promise<OutputOf<N>> {
  const endpoint: EnvelopeEndpoint = endpoints[name]
  return noted(async () => {
    const { ask } = await import('./client.ts')
    const answer = ask(endpoint, input, options, {
      totalTimeout: wire.timeoutMs,
      parseJson: (text, { response: { status } }) => checked(endpoint.output, dataOf(text, status), status),
    })
    return answer.json<OutputOf<N>>()
  }, options.signal)
}
