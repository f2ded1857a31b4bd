/** A clock of another zone, or one that nobody set for a while, is within this. */
const DAY_MS = 86_400_000

let isOff = false
const listeners = new Set<() => void>()

/** Whether this device's clock was more than a day from the server's when that last answered; false until then. */
export function isClockOff(): boolean {
  return isOff
}

/** Calls `listener` with every turn. Returns what ends it. */
export function watchClock(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Notes the server's time, as the header `Date` of its answer tells it. */
export function reportServerDate(date: string | null): void {
  const serverMs = Date.parse(date ?? '')
  if (Number.isNaN(serverMs)) return
  const off = Math.abs(Date.now() - serverMs) > DAY_MS
  if (off === isOff) return
  isOff = off
  for (const listener of listeners) listener()
}
