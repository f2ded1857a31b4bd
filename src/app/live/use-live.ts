import { liveQuery, type Subscription } from 'dexie'
import { useObservable } from 'dexie-react-hooks'
import { externalStore, type ExternalStore } from './external-store.ts'

/** What tells one reading of a getter from another. */
type Key = readonly (string | undefined)[]
/** A getter of the device layer, or a module's function made of some: one made while rendering would be another each time. */
type Read<K extends Key, T> = (...key: K) => Promise<T>

/** What was read last; `undefined` before. */
type Answer = { readonly value: unknown } | { readonly error: unknown } | undefined

/** One live query for all components that ask the same, in the form that `useObservable` follows. */
interface Reading extends Omit<ExternalStore<Answer>, 'subscribe'> {
  readonly getValue: () => unknown
  readonly subscribe: (onValue: (value: unknown) => void, onError: (error: unknown) => void) => () => void
}

const readings = new WeakMap<object, Map<string, Reading>>()

function readingOf<K extends Key>(read: Read<K, unknown>, key: K): Reading {
  const all = readings.get(read) ?? new Map<string, Reading>()
  readings.set(read, all)
  const name = JSON.stringify(key)
  const reading = all.get(name) ?? newReading(() => read(...key))
  all.set(name, reading)
  return reading
}

/** Asks from its first follower to its last; then what was answered is forgotten. */
function newReading(ask: () => Promise<unknown>): Reading {
  const store = externalStore<Answer>(undefined)
  let followers = 0
  let asking: Subscription | undefined

  function start() {
    // Dexie follows what is read after the first `await` only inside an async function.
    asking ??= liveQuery(async () => await ask()).subscribe(
      (value) => store.set({ value }),
      (error) => store.set({ error }),
    )
  }
  function stop() {
    if (followers > 0) return
    asking?.unsubscribe()
    asking = undefined
    store.set(undefined)
  }
  function subscribe(...[onValue, onError]: Parameters<Reading['subscribe']>) {
    function tell() {
      const answer = store.get()
      if (answer && 'error' in answer) onError(answer.error)
      else onValue(answer?.value)
    }
    const leave = store.subscribe(tell)
    // What was drawn may be older, and what the hook has may be another key's.
    tell()
    followers += 1
    start()
    return () => {
      leave()
      followers -= 1
      // Another page's components take over in the same turn, with what is known.
      queueMicrotask(stop)
    }
  }
  function getValue() {
    const answer = store.get()
    if (answer && 'error' in answer) throw answer.error
    return answer?.value
  }
  return { ...store, getValue, subscribe }
}

/**
 * What a getter of the local database says, again whenever what it read changes: in this tab, another, or
 * the worker. All components that ask the same share one reading; `undefined` until it has answered, unless
 * it was known ahead. A getter that fails is the error page's.
 */
export function useLive<K extends Key, T>(read: Read<K, T>, ...key: K): T | undefined {
  const reading = readingOf(read, key)
  useObservable(() => reading, [reading])
  // What the hook returns right after a change of key is the earlier key's answer: another user's, for one.
  return reading.getValue() as T | undefined
}

/**
 * For whoever has just read the same on the way to a page: its first render need not wait, which costs a
 * slow phone a turn. What was answered stands, unless it was that there is nothing.
 */
export function knowLive<K extends Key, T>(value: T, read: Read<K, T>, ...key: K): void {
  const reading = readingOf(read, key)
  const answer = reading.get()
  if (!answer || ('value' in answer && answer.value == null)) reading.set({ value })
}

/** What a getter that somebody follows has answered, for work ahead of a page; `undefined` while nobody does. */
export function knownLive<K extends Key, T>(read: Read<K, T>, ...key: K): T | undefined {
  const answer = readingOf(read, key).get()
  return answer && 'value' in answer ? (answer.value as T) : undefined
}
