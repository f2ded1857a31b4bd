import type { CallName, InputOf, OutputOf } from '#contract/endpoints.ts'
import { loadClient } from './load-client.ts'
import { trackReachability } from './track-reachability.ts'
import { wire } from './wire.ts'

export { ApiError } from './api-error.ts'

export interface CallOptions {
  readonly token?: string
  /** Whose token it is: an answer that is not marked as theirs is none. */
  readonly userId?: string
  /** The intent's own id; with it a repeated change has one effect and one answer. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal | undefined
}

export function configureApi(change: Partial<typeof wire>): void {
  Object.assign(wire, change)
}

/**
 * Calls the server and returns checked data. What may be asked twice is, when the first request hangs.
 * @throws ApiError for every refusal and every missing or unreadable answer; the caller's own
 *   abort reason when `signal` ended the call
 */
export function call<N extends CallName>(name: N, input: InputOf<N>, options: CallOptions = {}): Promise<OutputOf<N>> {
  return trackReachability(async () => {
    const { requestData } = await loadClient()
    return requestData(name, input, options) as Promise<OutputOf<N>>
  }, options.signal)
}
