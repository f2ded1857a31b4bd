import { readingsOf, resolveCivilTime, type LocalKind, type Reading } from '#places/civil-time.ts'
import { wallMsOf, wallTextOf } from '#places/wall-clock.ts'

/** A change of the clocks that skipped or repeated a clock time, and the time's two readings in order of time. */
export interface ClockChange {
  readonly kind: Exclude<LocalKind, 'normal'>
  readonly readings: readonly [Reading, Reading]
  /** What the clock showed when it was changed, and what it showed then; `YYYY-MM-DDTHH:mm:ss`. */
  readonly from: string
  readonly to: string
}

/** First clock time of the skipped or repeated stretch that `local` is in, found to the second by halving. */
function stretchStartOf(local: string, zone: string, stretchMs: number): number {
  let outside = wallMsOf(local) - stretchMs
  let inside = wallMsOf(local)
  while (inside - outside > 1000) {
    const middle = outside + Math.floor((inside - outside) / 2000) * 1000
    if (resolveCivilTime({ local: wallTextOf(middle), zone }).kind === 'normal') outside = middle
    else inside = middle
  }
  return inside
}

/** The change that a clock time fell into; `undefined` for a plain time. Throws a RangeError whose `field` is `local` or `zone`. */
export function clockChangeOf(local: string, zone: string): ClockChange | undefined {
  const { kind, readings } = readingsOf({ local, zone })
  const [first, second] = readings
  if (kind === 'normal' || !first || !second) return undefined
  const stretchMs = Math.abs(first.offsetSeconds - second.offsetSeconds) * 1000
  const start = stretchStartOf(local, zone, stretchMs)
  const [from, to] = kind === 'gap' ? [start, start + stretchMs] : [start + stretchMs, start]
  return { kind, readings: [first, second], from: wallTextOf(from), to: wallTextOf(to) }
}
