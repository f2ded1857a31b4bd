import { checkCondition, checkObject } from './bad-input.ts'
import type { BirthInput } from './birth.ts'
import { checkOffset } from './birth.ts'
import { parseLocalTime, parseUtc } from './calendar.ts'

/** A way to read the clock at the place of birth, from the history of its zone. */
export interface ClockReading {
  /** Seconds east of UTC, as in `BirthInput`. */
  readonly offsetSeconds: number
  /** UTC instant in ISO format; `local` − offset if absent. In a gap only this field distinguishes the readings. */
  readonly utc?: string
}

/** A reading with its kind: standard time, daylight time, or the other clock in use at the place (Xinjiang). */
export interface Clock extends ClockReading {
  readonly kind: 'standard' | 'daylight' | 'alternate'
}

/** Checks a list of clock readings. @throws BadInput */
export function checkClocks(clocks: readonly ClockReading[]): void {
  checkCondition(Array.isArray(clocks), 'clocks', 'format')
  for (const clock of clocks) {
    checkObject(clock, 'clocks')
    checkOffset(clock.offsetSeconds)
  }
}

/** UTC seconds of the birth under this reading of the clock. @throws BadInput */
export function utcSecondsUnderClock({ offsetSeconds, utc }: ClockReading, { local }: BirthInput): number {
  return utc === undefined ? parseLocalTime(local, 'local') - offsetSeconds : parseUtc(utc, 'utc')
}
