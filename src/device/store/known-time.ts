/** Returns a stored time (ms). Null if it is missing, or in the future: then it was written while the clock was wrong. */
export function plausibleTimeOf(stored: number | null | undefined): number | null {
  return stored == null || stored > Date.now() ? null : stored
}
