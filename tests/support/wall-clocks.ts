const QUARTER_MS = 900_000
const COARSE_MS = 6 * 3_600_000
const DAY_MINUTES = 1440

/**
 * Returns a zone's local minutes since 1970 at each quarter of an hour. Asks `Intl` every six hours, and each quarter around an
 * offset change.
 */
export function wallMinutesOf(zone: string, from: number, until: number): Int32Array {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  const shownAt = (ms: number): number => {
    const part = Object.fromEntries(clock.formatToParts(ms).map(({ type, value }) => [type, Number(value)])) as Record<string, number>
    return Date.UTC(part['year']!, part['month']! - 1, part['day'], part['hour'], part['minute']) / 60_000
  }
  const offsetAt = (ms: number): number => shownAt(ms) - ms / 60_000
  const shown = new Int32Array(Math.ceil((until - from) / QUARTER_MS))
  const steps = COARSE_MS / QUARTER_MS
  for (let start = 0; start < shown.length; start += steps) {
    const ms = from + start * QUARTER_MS
    const [before, after] = [offsetAt(ms), offsetAt(ms + COARSE_MS)]
    for (let i = start; i < Math.min(start + steps, shown.length); i += 1) {
      const at = from + i * QUARTER_MS
      shown[i] = at / 60_000 + (before === after ? before : offsetAt(at))
    }
  }
  return shown
}

/**
 * Returns the times (ms) and dates at which local clocks show a minute of the day. A minute that the clock skips is late by the
 * skipped time.
 */
export function momentsOf(shown: Int32Array, from: number, minute: number): { readonly date: string; readonly at: number }[] {
  const found: { date: string; at: number }[] = []
  for (let i = 1; i < shown.length; i += 1) {
    for (let wall = shown[i - 1]! + 15; wall <= shown[i]!; wall += 15) {
      if (((wall % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES !== minute) continue
      const skipped = wall < shown[i]! ? wall - (shown[i - 1]! + 15) : 0
      found.push({ date: new Date(wall * 60_000).toISOString().slice(0, 10), at: from + i * QUARTER_MS + skipped * 60_000 })
    }
    // When the clock was set back, the repeated minutes are not listed again, except for the first quarter after the change.
    if (shown[i]! <= shown[i - 1]! && ((shown[i]! % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES === minute)
      found.push({ date: new Date(shown[i]! * 60_000).toISOString().slice(0, 10), at: from + i * QUARTER_MS })
  }
  return found
}
