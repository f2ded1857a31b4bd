const QUARTER_MS = 900_000
const COARSE_MS = 6 * 3_600_000
const DAY_MINUTES = 1440

/**
 * What the clocks of a zone show, in minutes from 1970 as if they showed UTC, at every quarter of an hour of a span: by `Intl` alone,
 * asked every six hours, and every quarter where its answer has changed.
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

/** At which moments clocks show a minute of the day, or have just leapt over it by so many minutes: then as much later. With the date. */
export function momentsOf(shown: Int32Array, from: number, minute: number): { readonly date: string; readonly at: number }[] {
  const found: { date: string; at: number }[] = []
  for (let i = 1; i < shown.length; i += 1) {
    for (let wall = shown[i - 1]! + 15; wall <= shown[i]!; wall += 15) {
      if (((wall % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES !== minute) continue
      const skipped = wall < shown[i]! ? wall - (shown[i - 1]! + 15) : 0
      found.push({ date: new Date(wall * 60_000).toISOString().slice(0, 10), at: from + i * QUARTER_MS + skipped * 60_000 })
    }
    // Put back: what it shows now it has shown before, but for the first quarter.
    if (shown[i]! <= shown[i - 1]! && ((shown[i]! % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES === minute)
      found.push({ date: new Date(shown[i]! * 60_000).toISOString().slice(0, 10), at: from + i * QUARTER_MS })
  }
  return found
}
