import { liveQuery } from 'dexie'

/**
 * One live subscription to a reading of the local database for the whole page, so that a component that
 * comes later knows the value at its first render (`useLiveQuery` would begin with nothing each time).
 */
export function liveStore<T>(read: () => Promise<T>) {
  let value: T | undefined
  let isWatching = false
  const listeners = new Set<() => void>()

  function set(next: T) {
    value = next
    for (const tell of listeners) tell()
  }

  return {
    /** For `useSyncExternalStore`; the reading begins with the first subscriber and goes on. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      if (!isWatching) {
        isWatching = true
        liveQuery(read).subscribe(set)
      }
      return () => void listeners.delete(listener)
    },
    /** `undefined` until it has been read. */
    get: () => value,
    /** For whoever has just read the same. */
    prime: (known: T) => {
      value ??= known
    },
  }
}
