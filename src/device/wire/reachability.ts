import { ApiError, createClientError } from './api-error.ts'
import { requestSettings } from './wire.ts'

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

/** Records whether the server responded, and notifies listeners of a change. */
export function reportReachability(reached: boolean): void {
  if (reached === isReached) return
  isReached = reached
  for (const listener of listeners) listener()
}

/** Returns whether an error came from the server itself: a refusal did; a proxy's page or a missing response did not. */
function isErrorFromServer(error: ApiError): boolean {
  return !UNREACHABLE_CODES.has(error.codeName ?? '')
}

/**
 * Runs a request and records whether the server is reachable, unless the caller aborted it. @throws ApiError; after an abort, the signal's
 * reason
 */
export async function trackReachability<T>(ask: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  const tooLong = setTimeout(() => reportReachability(false), requestSettings.patienceMs)
  try {
    const data = await ask()
    reportReachability(true)
    return data
  } catch (error) {
    throw reportAndConvertError(error, signal)
  } finally {
    clearTimeout(tooLong)
  }
}

/** Converts an error to an ApiError and records the reachability; returns the abort reason if the caller aborted. */
export function reportAndConvertError(error: unknown, signal: AbortSignal | undefined): unknown {
  if (!(error instanceof ApiError) && signal?.aborted) return signal.reason
  // Counts any failed request as `offline`, regardless of `onLine`, which stays true if only the server is unreachable.
  const apiError = error instanceof ApiError ? error : createClientError('offline', 0, error)
  reportReachability(isErrorFromServer(apiError))
  return apiError
}
