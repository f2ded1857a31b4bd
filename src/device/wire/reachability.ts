import type { ApiError } from './api-error.ts'

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
export function isServerResponse(error: ApiError): boolean {
  return !UNREACHABLE_CODES.has(error.codeName ?? '')
}
