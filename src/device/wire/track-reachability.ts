import { ApiError, clientError } from './api-error.ts'
import { isAnswer, reportReachability } from './reachability.ts'
import { wire } from './wire.ts'

/**
 * Asks, and notes whether the server is there by how that ends; what its caller gave up says nothing.
 * @throws ApiError; the caller's own abort reason when `signal` ended it
 */
export async function trackReachability<T>(ask: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  const tooLong = setTimeout(() => reportReachability(false), wire.patienceMs)
  try {
    const data = await ask()
    reportReachability(true)
    return data
  } catch (error) {
    throw toApiError(error, signal)
  } finally {
    clearTimeout(tooLong)
  }
}

/** The trouble that an error means, noted. */
export function toApiError(error: unknown, signal: AbortSignal | undefined): unknown {
  if (!(error instanceof ApiError) && signal?.aborted) return signal.reason
  // `onLine` is not asked: it stays true when the server is gone. A failed request is "offline".
  const trouble = error instanceof ApiError ? error : clientError('offline', 0, error)
  reportReachability(isAnswer(trouble))
  return trouble
}
