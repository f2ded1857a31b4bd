const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS

/** The minute in the middle of two clock readings (`YYYY-MM-DDTHH:mm:ss`): as far from both as it can be. An end that is not later is meant a day on. */
export function clockMiddleOf(from: string, to: string): string {
  const [start, end] = [Date.parse(`${from}Z`), Date.parse(`${to}Z`)]
  const middle = (start + (end > start ? end : end + DAY_MS)) / 2
  return new Date(Math.floor(middle / MINUTE_MS) * MINUTE_MS).toISOString().slice(0, 19)
}
