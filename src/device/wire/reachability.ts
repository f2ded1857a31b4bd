import type { ApiError } from './api-error.ts'

const UNREACHABLE_CODES: ReadonlySet<string> = new Set(['offline', 'timeout', 'emptyAnswer', 'unreadable', 'unavailable'])

let isReached = true
const listeners = new Set<() => void>()

/** Whether the server responded to this page's last request; true before the first. */
export function isServerReachable(): boolean {
  return isReached
}

/** Whether the device reports that it has no network; false where that is unknown (Node). */
export function isOffline(): boolean {
  return (navigator.onLine as boolean | undefined) === false
}

/** Calls `listener` on every change. Returns a function that stops it. */
export function watchReachability(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function reportReachability(reached: boolean): void {
  if (reached === isReached) return
  isReached = reached
  for (const listener of listeners) listener()
}

/** Whether the error is a response of the server: a refusal is, a proxy's page or no response is not. */
export function isServerResponse(error: ApiError): boolean {
  return !UNREACHABLE_CODES.has(error.codeName ?? '')
}
