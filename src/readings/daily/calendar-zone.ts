/** Time zone component of a calendar file, so that calendar apps need not know the zone by name. */
import { formatIcalTime, formatIcalOffset } from './calendar-text.ts'

/** A time zone whose offsets the caller supplies. */
export interface CalendarZone {
  /** IANA id. */
  readonly id: string
  /** Seconds east of UTC at an instant (ms since 1970). */
  readonly offsetAt: (ms: number) => number
}

/** A change of the UTC offset: its instant (ms) and the offsets (seconds) before and after it. */
interface OffsetChange {
  readonly at: number
  readonly before: number
  readonly after: number
}

/** Step of the search for offset changes; no zone changes its offset twice within a step. */
const STEP_MS = 7 * 86_400_000
/** Distance of the instants whose offset is compared to find ambiguous times; clocks are set back by less than this. */
const NEAR_MS = 3 * 3_600_000

/** Whether the local time of an instant occurs twice because the clock is set back. */
export function isAmbiguousTime(ms: number, { offsetAt }: CalendarZone): boolean {
  const now = offsetAt(ms)
  return [ms - NEAR_MS, ms + NEAR_MS].map(offsetAt).some((other) => other !== now && offsetAt(ms + (now - other) * 1000) === other)
}

function findOffsetChanges({ offsetAt }: CalendarZone, first: number, last: number): OffsetChange[] {
  const changes: OffsetChange[] = []
  for (let from = first; from < last; from += STEP_MS) {
    const [before, after] = [offsetAt(from), offsetAt(from + STEP_MS)]
    if (before !== after) changes.push({ at: findChangeInstant(offsetAt, before, from), before, after })
  }
  return changes
}

/** Finds the first whole second (in ms) at which the offset `before` no longer applies, by bisection. */
function findChangeInstant(offsetAt: CalendarZone['offsetAt'], before: number, from: number): number {
  let [still, gone] = [Math.floor(from / 1000), Math.ceil((from + STEP_MS) / 1000)]
  while (gone - still > 1) {
    const middle = Math.floor((still + gone) / 2)
    if (offsetAt(middle * 1000) === before) still = middle
    else gone = middle
  }
  return gone * 1000
}

/** Formats a VTIMEZONE that covers all times (ms) of a file: the offset before the first one, then each change. */
export function formatIcalTimeZone(zone: CalendarZone, times: readonly number[]): string[] {
  const [first, last] = [times.reduce((a, b) => Math.min(a, b)), times.reduce((a, b) => Math.max(a, b))]
  const start = first - STEP_MS
  const offset = zone.offsetAt(start)
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone.id}`,
    ...formatObservance('STANDARD', { at: start, before: offset, after: offset }),
    ...findOffsetChanges(zone, start, last).flatMap((change) =>
      formatObservance(change.after > change.before ? 'DAYLIGHT' : 'STANDARD', change),
    ),
    'END:VTIMEZONE',
  ]
}

/** Formats one observance of a VTIMEZONE; DTSTART is local time at the offset before the change. */
function formatObservance(kind: 'STANDARD' | 'DAYLIGHT', { at, before, after }: OffsetChange): string[] {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${formatIcalTime(at, before)}`,
    `TZOFFSETFROM:${formatIcalOffset(before)}`,
    `TZOFFSETTO:${formatIcalOffset(after)}`,
    `END:${kind}`,
  ]
}
