import { check, checkObject } from './bad-input.ts'
import type { BirthInput } from './birth.ts'
import { checkOffset } from './birth.ts'
import { clockSecondsOf, utcSecondsOf } from './calendar.ts'

/** A way to read the clock at the place of birth, from its zone's history. */
export interface ClockReading {
  /** Seconds east of UTC, as in `BirthInput`. */
  readonly offsetSeconds: number
  /** The instant, ISO; without it `local` − offset. In a gap only this says which reading is meant. */
  readonly utc?: string
}

/** A reading with its name: standard time, daylight time, the other clock in use there (Xinjiang). */
export interface Clock extends ClockReading {
  readonly kind: 'standard' | 'daylight' | 'alternate'
}

/** @throws BadInput unless it is a list of readings */
export function checkClocks(clocks: readonly ClockReading[]): void {
  check(Array.isArray(clocks), 'clocks', 'format')
  for (const clock of clocks) {
    checkObject(clock, 'clocks')
    checkOffset(clock.offsetSeconds)
  }
}

/** UTC seconds of the birth if its clock was read so. Throws `BadInput`. */
export function utcSecondsBy({ offsetSeconds, utc }: ClockReading, { local }: BirthInput): number {
  return utc === undefined ? clockSecondsOf(local, 'local') - offsetSeconds : utcSecondsOf(utc, 'utc')
}
