import type { ApiError } from './api-error.ts'

const outOfReach: ReadonlySet<string> = new Set(['offline', 'timeout', 'emptyAnswer', 'unreadable', 'unavailable'])

let isReached = true
const listeners = new Set<() => void>()

/** Whether our server answered when this page last asked; true until something was asked. */
export function isServerReachable(): boolean {
  return isReached
}

/** Whether this device knows that it has no network; one that does not know (Node) tries. */
export function isOffline(): boolean {
  return (navigator.onLine as boolean | undefined) === false
}

/** Calls `listener` with every turn. Returns what ends it. */
export function watchReachability(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function reportReachability(reached: boolean): void {
  if (reached === isReached) return
  isReached = reached
  for (const listener of listeners) listener()
}

/** A refusal is an answer, too; a proxy's page, or nothing at all, is none. */
export function isAnswer(error: ApiError): boolean {
  return !outOfReach.has(error.codeName ?? '')
}
