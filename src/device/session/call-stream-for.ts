import type * as z from 'zod/mini'
import type { StreamEndpoint } from '#contract/endpoint.ts'
import type { CallOptions } from '../wire/api.ts'
import { ApiError } from '../wire/api-error.ts'
import { callStream } from '../wire/stream.ts'
import type { DeviceSession } from './session.ts'
import { markSessionExpired } from './session.ts'

/** Calls `callStream` with a given session; on error 10011, even in the middle of the stream, marks the session as expired and rethrows. */
export async function* callStreamFor<E extends StreamEndpoint>(
  session: DeviceSession,
  endpoint: E,
  input: z.input<E['input']>,
  options: Omit<CallOptions, 'token'> = {},
): AsyncGenerator<readonly z.output<E['event']>[]> {
  try {
    yield* callStream(endpoint, input, { ...options, token: session.token, userId: session.user_id })
  } catch (error) {
    if (error instanceof ApiError && error.codeName === 'sessionTimedOut') await markSessionExpired(session.token)
    throw error
  }
}
