import type * as z from 'zod/mini'
import type { BytesEndpoint } from '#contract/endpoint.ts'
import type { CallOptions } from '../wire/api.ts'
import { ApiError } from '../wire/api-error.ts'
import { fetchBytes } from '../wire/bytes.ts'
import type { DeviceSession } from './session.ts'
import { markSessionExpired } from './session.ts'

/** Calls `fetchBytes` with a given session; on error 10011 marks the session as expired and rethrows. */
export async function fetchBytesWithSession<E extends BytesEndpoint>(
  session: DeviceSession,
  endpoint: E,
  input: z.input<E['input']>,
  options: Omit<CallOptions, 'token'> = {},
): Promise<Blob> {
  try {
    return await fetchBytes(endpoint, input, { ...options, token: session.token, userId: session.user_id })
  } catch (error) {
    if (error instanceof ApiError && error.codeName === 'sessionTimedOut') await markSessionExpired(session.token)
    throw error
  }
}
