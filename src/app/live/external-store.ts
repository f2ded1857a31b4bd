import { useSyncExternalStore } from 'react'

/** A value outside React that components follow. */
export interface ExternalStore<T> {
  readonly get: () => T
  readonly set: (next: T) => void
  /** Returns what ends it. */
  readonly subscribe: (listener: () => void) => () => void
}

export function externalStore<T>(first: T): ExternalStore<T> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      value = next
      for (const tell of listeners) tell()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** What `select` makes of a store's value, live; drawn anew when that is another, so it must not make an object each time. */
export function useStore<T, S>({ get, subscribe }: Omit<ExternalStore<T>, 'set'>, select: (value: T) => S): S {
  return useSyncExternalStore(subscribe, () => select(get()))
}
