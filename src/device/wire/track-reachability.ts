import { ApiError, clientError } from './api-error.ts'
import { isServerResponse, reportReachability } from './reachability.ts'
import { wire } from './wire.ts'

/**
 * Runs a request and records whether the server is reachable, unless the caller aborted it. @throws ApiError; after an abort, the signal's
 * reason
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

/** Converts an error to an ApiError and records the reachability; returns the abort reason if the caller aborted. */
export function toApiError(error: unknown, signal: AbortSignal | undefined): unknown {
  if (!(error instanceof ApiError) && signal?.aborted) return signal.reason
  // Counts any failed request as `offline`, regardless of `onLine`, which stays true if only the server is unreachable.
  const apiError = error instanceof ApiError ? error : clientError('offline', 0, error)
  reportReachability(isServerResponse(apiError))
  return apiError
}
