/** Tolerated difference: covers a clock in another time zone or one that was not set for a while (ms). */
const DAY_MS = 86_400_000

let isOff = false
const listeners = new Set<() => void>()

/** Whether this device's clock differed by more than a day from the server's at its last response; false before the first. */
export function isClockOff(): boolean {
  return isOff
}

/** Calls `listener` on every change. Returns a function that stops it. */
export function watchClock(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Records the server's time from the `Date` header of a response. */
export function reportServerDate(date: string | null): void {
  const serverMs = Date.parse(date ?? '')
  if (Number.isNaN(serverMs)) return
  const off = Math.abs(Date.now() - serverMs) > DAY_MS
  if (off === isOff) return
  isOff = off
  for (const listener of listeners) listener()
}
