const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS

/**
 * Returns the minute halfway between two clock readings (`YYYY-MM-DDTHH:mm:ss`). If `to` is not after `from`, it counts as the next
 * day.
 */
export function computeClockMidpoint(from: string, to: string): string {
  const [start, end] = [Date.parse(`${from}Z`), Date.parse(`${to}Z`)]
  const middle = (start + (end > start ? end : end + DAY_MS)) / 2
  return new Date(Math.floor(middle / MINUTE_MS) * MINUTE_MS).toISOString().slice(0, 19)
}
