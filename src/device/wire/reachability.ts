import { ApiError, clientError } from './api-error.ts'
import { wire } from './wire.ts'

const UNREACHABLE_CODES: ReadonlySet<string> = new Set(['offline', 'timeout', 'emptyAnswer', 'unreadable', 'unavailable'])

let isReached = true
const listeners = new Set<() => void>()

/** Returns whether the server responded to this page's last request; true before the first request. */
export function isServerReachable(): boolean {
  return isReached
}

/** Returns whether the device reports that it has no network; false where this is unknown (Node). */
export function isOffline(): boolean {
  return (navigator.onLine as boolean | undefined) === false
}

/** Calls `listener` on every change of the server's reachability. Returns a function that unsubscribes it. */
export function watchReachability(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function reportReachability(reached: boolean): void {
  if (reached === isReached) return
  isReached = reached
  for (const listener of listeners) listener()
}

/** Returns whether an error came from the server itself: a refusal did; a proxy's page or a missing response did not. */
function isServerResponse(error: ApiError): boolean {
  return !UNREACHABLE_CODES.has(error.codeName ?? '')
}

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
