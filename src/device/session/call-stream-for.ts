import type * as z from 'zod/mini'
import type { StreamEndpoint } from '#contract/endpoint.ts'
import type { CallOptions } from '../wire/api.ts'
import { ApiError } from '../wire/api-error.ts'
import { callStream } from '../wire/stream.ts'
import type { Session } from './session.ts'
import { markExpired } from './session.ts'

/** `callStream` with a given session; on error 10011, also midway, it marks the session as expired and throws. */
export async function* callStreamFor<E extends StreamEndpoint>(
  session: Session,
  endpoint: E,
  input: z.input<E['input']>,
  options: Omit<CallOptions, 'token'> = {},
): AsyncGenerator<readonly z.output<E['event']>[]> {
  try {
    yield* callStream(endpoint, input, { ...options, token: session.token, userId: session.user_id })
  } catch (error) {
    if (error instanceof ApiError && error.codeName === 'sessionTimedOut') await markExpired(session.token)
    throw error
  }
}
