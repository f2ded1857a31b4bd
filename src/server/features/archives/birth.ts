import { castChart } from '#bazi/index.ts'
import type { ArchiveInput } from '#contract/archive.ts'
import { isKnownZone, readingsOf, resolveCivilTime } from '#places/index.ts'
import { invalidFields } from '../../http/fail.ts'

/** What the server works out of a birth: when it was, and the four pillars. */
export interface Settled {
  readonly birthday: string
  readonly offset_seconds: number
  readonly year_ganzhi: string
  readonly month_ganzhi: string
  readonly day_ganzhi: string
  readonly hour_ganzhi: string
}

type Profile = Omit<ArchiveInput, 'archive_id'>

/**
 * A device may know a zone's past better or worse than this server, so its offset is kept, if it can
 * be one of that zone at all: double summer time and local mean time are within three hours.
 */
const OFFSET_SLACK_SECONDS = 3 * 3600

/** Noon stands for an unknown hour (product spec §3). */
function birthdayOf({ birthday, hour_unknown }: Profile): string {
  return hour_unknown ? `${birthday.slice(0, 10)} 12:00:00` : birthday
}

function instantOf(profile: Profile, birthday: string): { readonly utc: string; readonly offsetSeconds: number } {
  const { zone, disambiguation } = profile
  const local = birthday.replace(' ', 'T')
  const resolved = resolveCivilTime({ local, zone, disambiguation })
  // An offset that was settled for another clock time says nothing about noon.
  const given = birthday === profile.birthday ? profile.offset_seconds : undefined
  if (given === undefined || given === resolved.offsetSeconds) return resolved
  const { readings } = readingsOf({ local, zone })
  const isNear = readings.some(({ offsetSeconds }) => Math.abs(offsetSeconds - given) <= OFFSET_SLACK_SECONDS)
  if (!isNear) throw invalidFields({ field: 'offset_seconds', rule: 'offset' })
  return { utc: new Date(Date.parse(`${local}Z`) - given * 1000).toISOString(), offsetSeconds: given }
}

/** Settles offset and pillars of a profile. Throws 422 for an unknown zone, or an offset that the zone never had. */
export function settledBirthOf(profile: Profile): Settled {
  if (!isKnownZone(profile.zone)) throw invalidFields({ field: 'zone', rule: 'zone' })
  const birthday = birthdayOf(profile)
  const { utc, offsetSeconds } = instantOf(profile, birthday)
  const { pillars } = castChart({
    local: birthday.replace(' ', 'T'),
    offsetSeconds,
    utc,
    lng: profile.lng,
    lat: profile.lat,
    gender: profile.gender === '1' ? 'male' : 'female',
    zi: profile.zi,
    solarTime: profile.solar_time,
    hourUnknown: profile.hour_unknown,
  })
  return {
    birthday,
    offset_seconds: offsetSeconds,
    year_ganzhi: pillars.year.ganzhi,
    month_ganzhi: pillars.month.ganzhi,
    day_ganzhi: pillars.day.ganzhi,
    hour_ganzhi: pillars.hour?.ganzhi ?? '',
  }
}
