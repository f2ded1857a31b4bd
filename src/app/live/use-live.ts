import { liveQuery, type Subscription } from 'dexie'
import { useObservable } from 'dexie-react-hooks'

/** What tells one reading of a getter from another. */
type Key = readonly (string | undefined)[]
/** A getter of the device layer, or a module's function made of some: one made while rendering would be another each time. */
type Read<K extends Key, T> = (...key: K) => Promise<T>

/** One live query for all components that ask the same, in the form that `useObservable` follows. */
interface Reading {
  readonly know: (value: unknown) => void
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
  const followers = new Set<() => void>()
  // What was read last, or why it could not be.
  let answer: { readonly value?: unknown; readonly error?: unknown } | undefined
  let asking: Subscription | undefined

  function set(next: typeof answer) {
    answer = next
    for (const tell of followers) tell()
  }
  function stop() {
    if (followers.size > 0) return
    asking?.unsubscribe()
    asking = undefined
    answer = undefined
  }
  return {
    know: (value) => set({ value }),
    getValue: () => answer?.value,
    subscribe: (onValue, onError) => {
      const tell = () => (answer?.error ? onError(answer.error) : onValue(answer?.value))
      followers.add(tell)
      // What was drawn may be older, and what the hook has may be another key's.
      tell()
      // Dexie follows what is read after the first `await` only inside an async function.
      asking ??= liveQuery(async () => await ask()).subscribe(
        (value) => set({ value }),
        (error) => set({ error }),
      )
      return () => {
        followers.delete(tell)
        // Another page's components take over in the same turn, with what is known.
        queueMicrotask(stop)
      }
    },
  }
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
export function primeLiveQuery<K extends Key, T>(value: T, read: Read<K, T>, ...key: K): void {
  const reading = readingOf(read, key)
  if (reading.getValue() == null) reading.know(value)
}

/** What a getter that somebody follows has answered, for work ahead of a page; `undefined` while nobody does. */
export function peekLiveQuery<K extends Key, T>(read: Read<K, T>, ...key: K): T | undefined {
  return readingOf(read, key).getValue() as T | undefined
}
