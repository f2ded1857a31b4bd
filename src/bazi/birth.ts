import { check, checkObject } from './bad-input.ts'
import { clockSecondsOf, DAY_SECONDS, daysOf, utcSecondsOf } from './calendar.ts'
import type { ZiRule } from './pillars.ts'
import { FIRST_YEAR, LAST_YEAR } from './rules.ts'
import type { School } from './school.ts'
import { isHouseSchool, schoolOf } from './school.ts'

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
   * What `resolveCivilTime` found. Only a 'gap' (a time that a clock change skipped) may lie off UTC + offset,
   * by up to two hours or one day; anything else that does, such as a forgotten hour of daylight saving, is refused.
   */
  readonly kind?: 'normal' | 'gap' | 'overlap'
  /** Where it is cast by another school than the house's; absent or `{}`: by the house's own rules. */
  readonly school?: School
}

/**
 * A checked birth, in seconds since 1970: of UTC, and of the civil clock. The civil clock is
 * UTC + offset, not `local`: they differ only for a time that a clock change skipped, and then
 * `local` stood on no clock.
 */
export interface Birth {
  readonly utcSeconds: number
  readonly civilSeconds: number
  /** Where it is not wholly the house's. */
  readonly school?: School | undefined
}

/** Local mean times reached 15:56 h (Manila before 1844) and Alaska's 15:14 h (before 1867). */
const MAX_OFFSET_SECONDS = 16 * 3600

/** The widest clock change is double summer time; Samoa and others skipped a whole day. */
const MAX_GAP_SECONDS = 2 * 3600

/** Checks an input from outside; throws `BadInput`. */
export function birthOf(input: BirthInput): Birth {
  checkObject(input, 'input')
  const { offsetSeconds, lat, gender, zi, solarTime, hourUnknown, kind } = input
  const local = clockSecondsOf(input.local, 'local')
  const utcSeconds = utcSecondsOf(input.utc, 'utc')
  checkOffset(offsetSeconds)
  checkNumber(input.lng, 'lng', 180)
  // Nothing rests on the latitude, so a place without one can be cast; a wrong one is still an error.
  checkNumber(lat ?? 0, 'lat', 90)
  check(gender === 'male' || gender === 'female', 'gender', 'format')
  check(zi === '23' || zi === '24', 'zi', 'format')
  check(typeof solarTime === 'boolean', 'solarTime', 'format')
  check(hourUnknown === undefined || typeof hourUnknown === 'boolean', 'hourUnknown', 'format')
  check(kind === undefined || kind === 'normal' || kind === 'gap' || kind === 'overlap', 'kind', 'format')
  check(local >= FIRST_SECOND && local < END_SECOND, 'local', 'range', `the year must be ${FIRST_YEAR} to ${LAST_YEAR}`)
  const civilSeconds = utcSeconds + offsetSeconds
  check(isClock(input, Math.abs(civilSeconds - local)), 'utc', 'mismatch')
  return { utcSeconds, civilSeconds, school: isHouseSchool(input.school) ? undefined : schoolOf(input.school) }
}

/** Of a clock, in seconds east of UTC. @throws BadInput */
export function checkOffset(offsetSeconds: number): void {
  checkNumber(offsetSeconds, 'offsetSeconds', MAX_OFFSET_SECONDS)
  check(Number.isInteger(offsetSeconds), 'offsetSeconds', 'format')
}

function checkNumber(value: unknown, field: string, limit: number): void {
  check(typeof value === 'number', field, 'missing')
  check(Math.abs(value) <= limit, field, 'range')
}

const FIRST_SECOND = daysOf(FIRST_YEAR, 1, 1) * DAY_SECONDS
const END_SECOND = daysOf(LAST_YEAR + 1, 1, 1) * DAY_SECONDS

/** Whether UTC + offset may lie so far `off` from `local`. */
function isClock({ kind }: BirthInput, off: number): boolean {
  return off === 0 || (kind === 'gap' && (off <= MAX_GAP_SECONDS || off === DAY_SECONDS))
}
