/** Tolerated difference between the clocks (ms): covers a clock in another time zone or one that was not set for a while. */
const DAY_MS = 86_400_000

let isOff = false
const listeners = new Set<() => void>()

/** Returns whether this device's clock differed from the server's by more than a day at the last response; false before the first. */
export function isClockOff(): boolean {
  return isOff
}

/** Calls `listener` whenever `isClockOff` changes. Returns a function that unsubscribes it. */
export function watchClock(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Compares the `Date` header of a response with this device's clock. */
export function reportServerDate(date: string | null): void {
  const serverMs = Date.parse(date ?? '')
  if (Number.isNaN(serverMs)) return
  const off = Math.abs(Date.now() - serverMs) > DAY_MS
  if (off === isOff) return
  isOff = off
  for (const listener of listeners) listener()
}
