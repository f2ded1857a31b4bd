import { liveQuery, type Subscription } from 'dexie'
import { useObservable } from 'dexie-react-hooks'

/** Arguments of a getter; they identify a query. */
type Key = readonly (string | undefined)[]
/** A getter with a stable identity: module level, not created while rendering. */
type Read<K extends Key, T> = (...key: K) => Promise<T>

/** One live query shared by all components with the same getter and key, as `useObservable` needs it. */
interface SharedQuery {
  readonly setValue: (value: unknown) => void
  readonly getValue: () => unknown
  readonly subscribe: (onValue: (value: unknown) => void, onError: (error: unknown) => void) => () => void
}

const queries = new WeakMap<object, Map<string, SharedQuery>>()

function getSharedQuery<K extends Key>(read: Read<K, unknown>, key: K): SharedQuery {
  const all = queries.get(read) ?? new Map<string, SharedQuery>()
  queries.set(read, all)
  const name = JSON.stringify(key)
  const reading = all.get(name) ?? createSharedQuery(() => read(...key))
  all.set(name, reading)
  return reading
}

/** Runs from the first subscriber to the last, then drops its value. */
function createSharedQuery(runQuery: () => Promise<unknown>): SharedQuery {
  const subscribers = new Set<() => void>()
  // The last value or error.
  let result: { readonly value?: unknown; readonly error?: unknown } | undefined
  let subscription: Subscription | undefined

  function set(next: typeof result) {
    result = next
    for (const notify of subscribers) notify()
  }
  function stop() {
    if (subscribers.size > 0) return
    subscription?.unsubscribe()
    subscription = undefined
    result = undefined
  }
  return {
    setValue: (value) => set({ value }),
    getValue: () => result?.value,
    subscribe: (onValue, onError) => {
      const notify = () => (result?.error ? onError(result.error) : onValue(result?.value))
      subscribers.add(notify)
      // The rendered value may be outdated or belong to another key.
      notify()
      // Dexie tracks reads after the first `await` only inside an async function.
      subscription ??= liveQuery(async () => await runQuery()).subscribe(
        (value) => set({ value }),
        (error) => set({ error }),
      )
      return () => {
        subscribers.delete(notify)
        // Components of the next page may subscribe in the same task and reuse the value.
        queueMicrotask(stop)
      }
    },
  }
}

/**
 * The result of a getter of the local database, updated when the rows it read change in any tab or the worker.
 * Components with the same getter and key share one query. `undefined` until it resolves, unless it was primed
 * (`primeLiveQuery`). Throws to the error boundary when the getter fails.
 */
export function useLive<K extends Key, T>(read: Read<K, T>, ...key: K): T | undefined {
  const reading = getSharedQuery(read, key)
  useObservable(() => reading, [reading])
  // Not the hook's return value: right after a key change that belongs to the old key, e.g. another user.
  return reading.getValue() as T | undefined
}

/**
 * Sets a query's value before its first render, which then need not wait. An existing value stays, unless it
 * is null or undefined.
 */
export function primeLiveQuery<K extends Key, T>(value: T, read: Read<K, T>, ...key: K): void {
  const reading = getSharedQuery(read, key)
  if (reading.getValue() == null) reading.setValue(value)
}

/** The current value of a query without subscribing, for prefetching; `undefined` without subscribers. */
export function peekLiveQuery<K extends Key, T>(read: Read<K, T>, ...key: K): T | undefined {
  return getSharedQuery(read, key).getValue() as T | undefined
}
