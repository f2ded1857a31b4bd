import type { Gender, School, ZiRule } from '#bazi/index.ts'
import { BadInput } from '#bazi/index.ts'
import { parseUtc } from '#bazi/calendar.ts'
import { resolveCivilTime, type Disambiguation } from '#places/civil-time.ts'
import { wallClockAt } from '#places/wall-clock.ts'
import { offsetSecondsAt } from '#places/zones.ts'
import type { UnresolvedProfile } from './profile.ts'

/** Parameters of a birth other than its time; optional ones have the product's defaults. */
interface CastAtDetails {
  /** IANA zone of the clock, `Asia/Shanghai`. */
  readonly zone: string
  /** Degrees, east positive. */
  readonly lng: number
  /** Degrees, north positive; stored with the chart, but no rule uses it. Default 0. */
  readonly lat?: number
  /** Used for the direction of luck. */
  readonly gender: Gender
  /** '23' (default): the day changes at 23:00; '24': at midnight. */
  readonly zi?: ZiRule
  /** true (default): day and hour by the apparent solar clock; false: by the civil clock. */
  readonly solarTime?: boolean
  /** Rules that differ from the default school. */
  readonly school?: School
  /** Reading of a repeated or skipped clock time; default 'compatible'. */
  readonly disambiguation?: Disambiguation
}

/** Input of `castAt`: the local clock time (`YYYY-MM-DDTHH:mm[:ss]`, the date alone if the hour is unknown), or the instant (`…Z`). */
export type CastAtInput = CastAtDetails &
  ({ readonly local: string; readonly utc?: never } | { readonly utc: string; readonly local?: never })

const DATE = /^\d{4}-\d{2}-\d{2}$/
const UTC_MINUTE = /^(.{16})Z$/

/** Converts the input to the format of archives. @throws a RangeError whose `field` is a key of `CastAtInput` */
export function toUnresolvedProfile(input: CastAtInput): UnresolvedProfile {
  if (typeof input !== 'object' || input === null) throw new BadInput('told', 'missing')
  const { zone, lng, lat = 0, gender, zi = '23', solarTime = true, school } = input
  if (gender !== 'male' && gender !== 'female') throw new BadInput('gender', gender === undefined ? 'missing' : 'format')
  const rules = { zi, solar_time: solarTime, ...(school !== undefined && { school }) }
  return { ...timeOf(input), zone, lng, lat, gender: gender === 'male' ? '1' : '0', ...rules }
}

function timeOf({ local, utc, zone, disambiguation = 'compatible' }: CastAtInput) {
  if (utc !== undefined) return timeAt(utc, zone)
  if (typeof local !== 'string') throw new BadInput('local', 'missing')
  return { birthday: local, hour_unknown: DATE.test(local), disambiguation }
}

/** Computes the clock time of a zone at an instant, including which reading of a repeated time it is. */
function timeAt(utc: string, zone: string) {
  if (typeof utc !== 'string') throw new BadInput('utc', 'format')
  const instant = utc.replace(UTC_MINUTE, '$1:00Z')
  const offset_seconds = offsetSecondsAt(zone, parseUtc(instant, 'utc') * 1000)
  const local = wallClockAt(instant, offset_seconds)
  const isFirst = resolveCivilTime({ local, zone, disambiguation: 'earlier' }).offsetSeconds === offset_seconds
  const disambiguation: Disambiguation = isFirst ? 'earlier' : 'later'
  return { birthday: local.replace('T', ' '), hour_unknown: false, disambiguation, offset_seconds }
}
