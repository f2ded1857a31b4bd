import { liveQuery, type Subscription } from 'dexie'
import { useObservable } from 'dexie-react-hooks'

/** Arguments of a getter; getter and arguments together identify a query. */
type Key = readonly (string | undefined)[]
/** A getter function with a stable identity: defined at module level, not created while rendering. */
type Read<K extends Key, T> = (...key: K) => Promise<T>

/** A live query shared by all components with the same getter and key, in the form that `useObservable` expects. */
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

/** Creates a query that runs while it has subscribers and drops its value after the last one unsubscribes. */
function createSharedQuery(runQuery: () => Promise<unknown>): SharedQuery {
  const subscribers = new Set<() => void>()
  // The latest value or error; undefined until there is one.
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
      // Notifies at once: the value rendered so far may be outdated or belong to another key.
      notify()
      // Wrapped in an async function: otherwise Dexie does not track reads after the first `await`.
      subscription ??= liveQuery(async () => await runQuery()).subscribe(
        (value) => set({ value }),
        (error) => set({ error }),
      )
      return () => {
        subscribers.delete(notify)
        // Stops only after this task: components of the next page may subscribe in it and reuse the value.
        queueMicrotask(stop)
      }
    },
  }
}

/**
 * Returns the live result of a getter; `undefined` until it is known. Calls with the same getter and key share a query.
 * @throws what the getter throws
 */
export function useLive<K extends Key, T>(read: Read<K, T>, ...key: K): T | undefined {
  const reading = getSharedQuery(read, key)
  useObservable(() => reading, [reading])
  // Ignores the hook's return value: right after a key change it is still the value of the old key, e.g. of another user.
  return reading.getValue() as T | undefined
}

/**
 * Sets a query's value in advance, so that its first render need not wait. Replaces no existing value, except null.
 */
export function primeLiveQuery<K extends Key, T>(value: T, read: Read<K, T>, ...key: K): void {
  const reading = getSharedQuery(read, key)
  if (reading.getValue() == null) reading.setValue(value)
}

/** Returns the current value of a query without subscribing to it, for prefetching; `undefined` if it has none. */
export function peekLiveQuery<K extends Key, T>(read: Read<K, T>, ...key: K): T | undefined {
  return getSharedQuery(read, key).getValue() as T | undefined
}
