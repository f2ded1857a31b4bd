import { checkCondition, checkObject } from './bad-input.ts'
import { parseLocalTime, DAY_SECONDS, epochDayOf, parseUtc } from './calendar.ts'
import type { ZiRule } from './pillars.ts'
import { FIRST_YEAR, LAST_YEAR } from './rules.ts'
import type { School } from './school.ts'
import { isDefaultSchool, schoolOf } from './school.ts'

export type Gender = 'male' | 'female'

/** Input of a chart. Civil time is already resolved to UTC (`resolveCivilTime` of src/places). */
export interface BirthInput {
  /** Wall clock as written, `YYYY-MM-DDTHH:mm:ss`, proleptic Gregorian; 12:00 for an unknown hour. */
  readonly local: string
  /** UTC offset of the zone at that instant in seconds, east positive, daylight saving included. */
  readonly offsetSeconds: number
  /** `YYYY-MM-DDTHH:mm:ssZ`; a zero fraction (`.000Z`) is accepted. */
  readonly utc: string
  /** Degrees, east positive, −180…180. */
  readonly lng: number
  /** Degrees, north positive. Stored for the receipt; no rule uses it. */
  readonly lat: number
  readonly gender: Gender
  readonly zi: ZiRule
  /** true: day and hour by the apparent solar clock; false: by the civil clock (UTC + offset). */
  readonly solarTime: boolean
  readonly hourUnknown?: boolean
  /** Kind of local time by `resolveCivilTime`. Only a 'gap' may differ from UTC + offset, by up to two hours or one day. */
  readonly kind?: 'normal' | 'gap' | 'overlap'
  /** Rules that differ from the defaults; absent or `{}`: the default school. */
  readonly school?: School
}

/** A checked birth in seconds since 1970. The civil clock is UTC + offset; only for a skipped time does it differ from `local`. */
export interface ParsedBirth {
  readonly utcSeconds: number
  readonly civilSeconds: number
  /** Absent for the default school. */
  readonly school?: School | undefined
}

/** Upper bound of UTC offsets: the largest local mean times were 15:56 h (Manila before 1844) and 15:14 h (Alaska before 1867). */
const MAX_OFFSET_SECONDS = 16 * 3600

/** Largest gap of a clock change (double summer time), apart from skipped whole days (Samoa), which `isClock` allows separately. */
const MAX_GAP_SECONDS = 2 * 3600

/** Checks a birth input and converts its times to seconds. @throws BadInput */
export function parseBirthInput(input: BirthInput): ParsedBirth {
  checkObject(input, 'input')
  const { offsetSeconds, lat, gender, zi, solarTime, hourUnknown, kind } = input
  const local = parseLocalTime(input.local, 'local')
  const utcSeconds = parseUtc(input.utc, 'utc')
  checkOffset(offsetSeconds)
  checkNumber(input.lng, 'lng', 180)
  // No rule uses the latitude, so it may be absent; an invalid one is still an error.
  checkNumber(lat ?? 0, 'lat', 90)
  checkCondition(gender === 'male' || gender === 'female', 'gender', 'format')
  checkCondition(zi === '23' || zi === '24', 'zi', 'format')
  checkCondition(typeof solarTime === 'boolean', 'solarTime', 'format')
  checkCondition(hourUnknown === undefined || typeof hourUnknown === 'boolean', 'hourUnknown', 'format')
  checkCondition(kind === undefined || kind === 'normal' || kind === 'gap' || kind === 'overlap', 'kind', 'format')
  checkCondition(local >= FIRST_SECOND && local < END_SECOND, 'local', 'range', `the year must be ${FIRST_YEAR} to ${LAST_YEAR}`)
  const civilSeconds = utcSeconds + offsetSeconds
  checkCondition(isClock(input, Math.abs(civilSeconds - local)), 'utc', 'mismatch')
  return { utcSeconds, civilSeconds, school: isDefaultSchool(input.school) ? undefined : schoolOf(input.school) }
}

/** Checks a UTC offset in seconds, east positive. @throws BadInput */
export function checkOffset(offsetSeconds: number): void {
  checkNumber(offsetSeconds, 'offsetSeconds', MAX_OFFSET_SECONDS)
  checkCondition(Number.isInteger(offsetSeconds), 'offsetSeconds', 'format')
}

function checkNumber(value: unknown, field: string, limit: number): void {
  checkCondition(typeof value === 'number', field, 'missing')
  checkCondition(Math.abs(value) <= limit, field, 'range')
}

const FIRST_SECOND = epochDayOf(FIRST_YEAR, 1, 1) * DAY_SECONDS
const END_SECOND = epochDayOf(LAST_YEAR + 1, 1, 1) * DAY_SECONDS

/** Whether `local` may differ from UTC + offset by `off` seconds. */
function isClock({ kind }: BirthInput, off: number): boolean {
  return off === 0 || (kind === 'gap' && (off <= MAX_GAP_SECONDS || off === DAY_SECONDS))
}
