import type { Gender, School, ZiRule } from '#bazi/index.ts'
import { BadInput } from '#bazi/index.ts'
import { utcSecondsOf } from '#bazi/calendar.ts'
import { resolveCivilTime, type Disambiguation } from '#places/civil-time.ts'
import { wallClockAt } from '#places/wall-clock.ts'
import { offsetSecondsAt } from '#places/zones.ts'
import type { ToldProfile } from './profile.ts'

/** What a birth rests on beside its time; what may be left out has the product's own default. */
interface Ground {
  /** IANA zone whose clock was read, `Asia/Shanghai`. */
  readonly zone: string
  /** Degrees, east positive. */
  readonly lng: number
  /** Degrees, north positive; kept with the chart, no rule looks at it. 0 unless told. */
  readonly lat?: number
  /** For the direction of luck. */
  readonly gender: Gender
  /** '23' (default): the day turns at 23:00; '24': at midnight. */
  readonly zi?: ZiRule
  /** Day and hour by the apparent solar clock (default) or, false, by the clock on the wall. */
  readonly solarTime?: boolean
  /** Where it is cast by other rules than the house's. */
  readonly school?: School
  /** Which reading of a clock time that was shown twice or skipped; 'compatible' unless told. */
  readonly disambiguation?: Disambiguation
}

/** A birth in plain words: by the wall clock of the place (`YYYY-MM-DDTHH:mm[:ss]`, the date alone if the hour is unknown), or by its instant (`…Z`). */
export type Told = Ground & ({ readonly local: string; readonly utc?: never } | { readonly utc: string; readonly local?: never })

const DATE = /^\d{4}-\d{2}-\d{2}$/
const UTC_MINUTE = /^(.{16})Z$/

/** The same birth as archives carry it. @throws a RangeError whose `field` is a name of `Told` */
export function profileOf(told: Told): ToldProfile {
  if (typeof told !== 'object' || told === null) throw new BadInput('told', 'missing')
  const { zone, lng, lat = 0, gender, zi = '23', solarTime = true, school } = told
  if (gender !== 'male' && gender !== 'female') throw new BadInput('gender', gender === undefined ? 'missing' : 'format')
  const rules = { zi, solar_time: solarTime, ...(school !== undefined && { school }) }
  return { ...timeOf(told), zone, lng, lat, gender: gender === 'male' ? '1' : '0', ...rules }
}

function timeOf({ local, utc, zone, disambiguation = 'compatible' }: Told) {
  if (utc !== undefined) return timeAt(utc, zone)
  if (typeof local !== 'string') throw new BadInput('local', 'missing')
  return { birthday: local, hour_unknown: DATE.test(local), disambiguation }
}

/** What the clock of the zone showed at an instant; of a time that it showed twice, the reading meant is known. */
function timeAt(utc: string, zone: string) {
  if (typeof utc !== 'string') throw new BadInput('utc', 'format')
  const instant = utc.replace(UTC_MINUTE, '$1:00Z')
  const offset_seconds = offsetSecondsAt(zone, utcSecondsOf(instant, 'utc') * 1000)
  const local = wallClockAt(instant, offset_seconds)
  const isFirst = resolveCivilTime({ local, zone, disambiguation: 'earlier' }).offsetSeconds === offset_seconds
  const disambiguation: Disambiguation = isFirst ? 'earlier' : 'later'
  return { birthday: local.replace('T', ' '), hour_unknown: false, disambiguation, offset_seconds }
}
