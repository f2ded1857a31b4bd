import { useSyncExternalStore } from 'react'

/** A value outside React that components can subscribe to. */
export interface ExternalStore<T> {
  readonly get: () => T
  readonly set: (next: T) => void
  /** Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
}

export function createExternalStore<T>(first: T): ExternalStore<T> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      value = next
      for (const notify of listeners) notify()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Returns the part of a store's value that `select` picks, live. `select` must return a stable value, not a new object. */
export function useStore<T, S>({ get, subscribe }: Omit<ExternalStore<T>, 'set'>, select: (value: T) => S): S {
  return useSyncExternalStore(subscribe, () => select(get()))
}
