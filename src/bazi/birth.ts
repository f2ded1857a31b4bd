import { BadInput } from './bad-input.ts'
import { clockSecondsOf, DAY_SECONDS, daysOf, utcSecondsOf } from './calendar.ts'
import type { ZiRule } from './pillars.ts'
import { FIRST_YEAR, LAST_YEAR } from './rules.ts'

export type Gender = 'male' | 'female'

/** What a chart is cast from. Civil time has become UTC before (`resolveCivilTime` of the places). */
export interface BirthInput {
  /** Wall clock as written, `YYYY-MM-DDTHH:mm:ss`, proleptic Gregorian; with an unknown hour 12:00. */
  readonly local: string
  /** Seconds of the zone at that instant, east positive, daylight saving included. */
  readonly offsetSeconds: number
  /** `YYYY-MM-DDTHH:mm:ssZ`; a zero fraction (`.000Z`) is fine. */
  readonly utc: string
  /** Degrees, east positive, −180…180. */
  readonly lng: number
  /** Degrees, north positive. Kept for the receipt; no rule looks at it. */
  readonly lat: number
  readonly gender: Gender
  readonly zi: ZiRule
  /** true: day and hour by the apparent solar clock; false: by the civil clock, UTC + offset. */
  readonly solarTime: boolean
  readonly hourUnknown?: boolean
  /**
   * What `resolveCivilTime` found. Without it a clock up to two hours (or one day) off from
   * UTC + offset is taken for a time that a clock change skipped; with it only a 'gap' may be off.
   */
  readonly kind?: 'normal' | 'gap' | 'overlap'
}

/**
 * A checked birth, in seconds since 1970: of UTC, and of the civil clock. The civil clock is
 * UTC + offset, not `local`: they differ only for a time that a clock change skipped, and then
 * `local` stood on no clock.
 */
export interface Birth {
  readonly utcSeconds: number
  readonly civilSeconds: number
}

/** Local mean times reached 15:56 h (Manila before 1844) and Alaska's 15:14 h (before 1867). */
const MAX_OFFSET_SECONDS = 16 * 3600

/** The widest clock change is double summer time; Samoa and others skipped a whole day. */
const MAX_GAP_SECONDS = 2 * 3600

/** Checks an input from outside; throws `BadInput`. */
export function birthOf(input: BirthInput): Birth {
  if (typeof input !== 'object' || input === null) throw new BadInput('input', 'missing', 'expected an object')
  const local = clockSecondsOf(input.local, 'local')
  const utcSeconds = utcSecondsOf(input.utc, 'utc')
  checkNumber(input.offsetSeconds, 'offsetSeconds', MAX_OFFSET_SECONDS)
  if (!Number.isInteger(input.offsetSeconds)) throw new BadInput('offsetSeconds', 'format', 'expected whole seconds')
  checkNumber(input.lng, 'lng', 180)
  // Nothing rests on the latitude, so a place without one can be cast; a wrong one is still an error.
  if (input.lat !== null && input.lat !== undefined) checkNumber(input.lat, 'lat', 90)
  checkChoices(input)
  checkYear(local)
  checkClock(input, local, utcSeconds)
  return { utcSeconds, civilSeconds: utcSeconds + input.offsetSeconds }
}

function checkNumber(value: unknown, field: string, limit: number): void {
  if (typeof value !== 'number') throw new BadInput(field, 'missing', 'expected a number')
  if (!(Math.abs(value) <= limit)) throw new BadInput(field, 'range', `expected −${limit} to ${limit}`)
}

function checkChoices(input: BirthInput): void {
  if (input.gender !== 'male' && input.gender !== 'female') throw choice('gender', 'male or female')
  if (input.zi !== '23' && input.zi !== '24') throw choice('zi', "'23' or '24'")
  if (typeof input.solarTime !== 'boolean') throw choice('solarTime', 'true or false')
  if (input.hourUnknown !== undefined && typeof input.hourUnknown !== 'boolean') throw choice('hourUnknown', 'true or false')
  const { kind } = input
  if (kind !== undefined && kind !== 'normal' && kind !== 'gap' && kind !== 'overlap') throw choice('kind', 'normal, gap or overlap')
}

function choice(field: string, expected: string): BadInput {
  return new BadInput(field, 'format', `expected ${expected}`)
}

const FIRST_SECOND = daysOf(FIRST_YEAR, 1, 1) * DAY_SECONDS
const END_SECOND = daysOf(LAST_YEAR + 1, 1, 1) * DAY_SECONDS

function checkYear(local: number): void {
  if (local < FIRST_SECOND || local >= END_SECOND) throw new BadInput('local', 'range', `the year must be ${FIRST_YEAR} to ${LAST_YEAR}`)
}

function checkClock(input: BirthInput, local: number, utcSeconds: number): void {
  const off = Math.abs(utcSeconds + input.offsetSeconds - local)
  if (off === 0) return
  // With the hour unknown any time of the day may stand in `local`.
  const limit = input.hourUnknown === true ? DAY_SECONDS - 1 : MAX_GAP_SECONDS
  const mayBeGap = input.kind === undefined || input.kind === 'gap'
  if (mayBeGap && (off <= limit || off === DAY_SECONDS)) return
  throw new BadInput('utc', 'mismatch', `${off} s from local − offsetSeconds`)
}
