import type { EnvelopeCallName, InputOf, OutputOf } from '#contract/endpoints.ts'
import { trackReachability } from './reachability.ts'
import { requestSettings } from './wire.ts'

export { ApiError } from './api-error.ts'

export interface CallOptions {
  readonly token?: string
  /** User id of the token: a response without this user's header (`USER_HEADER`) is rejected. */
  readonly userId?: string
  /** Idempotency key (the intent's id): a repeated change is applied once and gets the same response. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal | undefined
}

/** Changes settings of requests; used by tests. */
export function configureApi(change: Partial<typeof requestSettings>): void {
  Object.assign(requestSettings, change)
}

/** Calls an endpoint and returns its validated data; idempotent calls are hedged. @throws ApiError; after an abort, the signal's reason */
export function callEndpoint<N extends EnvelopeCallName>(name: N, input: InputOf<N>, options: CallOptions = {}): Promise<OutputOf<N>> {
  return trackReachability(async () => {
    const { requestData } = await loadClient()
    return requestData(name, input, options) as Promise<OutputOf<N>>
  }, options.signal)
}

let file: typeof import('./client.ts') | undefined

/** Loads the client once. Later calls return it without `import()`, which would cost a task on a busy page. */
export async function loadClient(): Promise<typeof import('./client.ts')> {
  return (file ??= await import('./client.ts'))
}
