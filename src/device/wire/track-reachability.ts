import { ApiError, clientError } from './api-error.ts'
import { isServerResponse, reportReachability } from './reachability.ts'
import { wire } from './wire.ts'

/**
 * Runs a request and records whether the server is reachable; a request that its caller aborted tells nothing.
 * @throws ApiError; the caller's abort reason if `signal` ended it
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

/** Converts an error to an ApiError and records the reachability. */
export function toApiError(error: unknown, signal: AbortSignal | undefined): unknown {
  if (!(error instanceof ApiError) && signal?.aborted) return signal.reason
  // `onLine` is not used: it stays true when only the server is unreachable. A failed request counts as "offline".
  const trouble = error instanceof ApiError ? error : clientError('offline', 0, error)
  reportReachability(isServerResponse(trouble))
  return trouble
}
