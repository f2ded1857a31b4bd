import { readingsOf, resolveCivilTime, type LocalKind, type CivilTimeReading } from '#places/civil-time.ts'
import { wallMsOf, formatWallClock } from '#places/wall-clock.ts'

/** A clock change that skipped or repeated a given clock time; `readings` are the two readings of that time, earlier first. */
export interface ClockChange {
  readonly kind: Exclude<LocalKind, 'normal'>
  readonly readings: readonly [CivilTimeReading, CivilTimeReading]
  /** Clock time from which (`from`) and to which (`to`) the clock was changed; `YYYY-MM-DDTHH:mm:ss`. */
  readonly from: string
  readonly to: string
}

/** First clock time of the skipped or repeated interval that contains `local`, found by bisection to the second. */
function findChangeStart(local: string, zone: string, stretchMs: number): number {
  let outside = wallMsOf(local) - stretchMs
  let inside = wallMsOf(local)
  while (inside - outside > 1000) {
    const middle = outside + Math.floor((inside - outside) / 2000) * 1000
    if (resolveCivilTime({ local: formatWallClock(middle), zone }).kind === 'normal') outside = middle
    else inside = middle
  }
  return inside
}

/** Finds the clock change that affects a clock time; `undefined` for a normal time. @throws a RangeError (`field` `local` or `zone`) */
export function findClockChange(local: string, zone: string): ClockChange | undefined {
  const { kind, readings } = readingsOf({ local, zone })
  const [first, second] = readings
  if (kind === 'normal' || !first || !second) return undefined
  const stretchMs = Math.abs(first.offsetSeconds - second.offsetSeconds) * 1000
  const start = findChangeStart(local, zone, stretchMs)
  const [from, to] = kind === 'gap' ? [start, start + stretchMs] : [start + stretchMs, start]
  return { kind, readings: [first, second], from: formatWallClock(from), to: formatWallClock(to) }
}
