/** A zone told in the file itself: a calendar need not know its name. */
import { localText, offsetText } from './calendar-text.ts'

/** A zone as far as whoever makes the file knows it. */
export interface CalendarZone {
  /** IANA id. */
  readonly id: string
  /** Seconds east of UTC at an instant (ms since 1970). */
  readonly offsetAt: (ms: number) => number
}

/** A change of the clock: its first instant, and the offsets (seconds) on both sides of it. */
interface Change {
  readonly at: number
  readonly before: number
  readonly after: number
}

/** No zone changes its clock twice within it. */
const STEP_MS = 7 * 86_400_000
/** Clocks are set back by less, so the other showing of a time lies nearer. */
const NEAR_MS = 3 * 3_600_000

/** Whether the zone's clock, being set back, shows twice what it shows at this instant. */
export function isShownTwice(ms: number, { offsetAt }: CalendarZone): boolean {
  const now = offsetAt(ms)
  return [ms - NEAR_MS, ms + NEAR_MS].map(offsetAt).some((other) => other !== now && offsetAt(ms + (now - other) * 1000) === other)
}

function changesOf({ offsetAt }: CalendarZone, first: number, last: number): Change[] {
  const changes: Change[] = []
  for (let from = first; from < last; from += STEP_MS) {
    const [before, after] = [offsetAt(from), offsetAt(from + STEP_MS)]
    if (before !== after) changes.push({ at: instantOf(offsetAt, before, from), before, after })
  }
  return changes
}

/** The first whole second at which the offset of `from` no longer holds. */
function instantOf(offsetAt: CalendarZone['offsetAt'], before: number, from: number): number {
  let [still, gone] = [Math.floor(from / 1000), Math.ceil((from + STEP_MS) / 1000)]
  while (gone - still > 1) {
    const middle = Math.floor((still + gone) / 2)
    if (offsetAt(middle * 1000) === before) still = middle
    else gone = middle
  }
  return gone * 1000
}

/** The zone's clock over all the times (ms) of a file: how it stands before the first, then each change by itself. */
export function zoneLinesOf(zone: CalendarZone, times: readonly number[]): string[] {
  const [first, last] = [times.reduce((a, b) => Math.min(a, b)), times.reduce((a, b) => Math.max(a, b))]
  const start = first - STEP_MS
  const offset = zone.offsetAt(start)
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone.id}`,
    ...clockLinesOf('STANDARD', { at: start, before: offset, after: offset }),
    ...changesOf(zone, start, last).flatMap((change) => clockLinesOf(change.after > change.before ? 'DAYLIGHT' : 'STANDARD', change)),
    'END:VTIMEZONE',
  ]
}

/** A change begins on the clock as it stood before. */
function clockLinesOf(kind: 'STANDARD' | 'DAYLIGHT', { at, before, after }: Change): string[] {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${localText(at, before)}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${kind}`,
  ]
}
