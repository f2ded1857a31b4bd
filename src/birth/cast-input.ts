import type { BirthInput } from '#bazi/index.ts'
import { BadInput, isHouseSchool } from '#bazi/index.ts'
import { resolveCivilTime } from '#places/civil-time.ts'
import { utcOf } from '#places/wall-clock.ts'
import { isKnownZone } from '#places/zones.ts'
import { checkBirth, localOfBirthday } from './birthday.ts'
import type { CastProfile, SettledBirth } from './profile.ts'

/** What the chart of a settled birth is cast from. @throws a RangeError with `field` for what is none */
export function castInputOf(profile: CastProfile): BirthInput {
  checkBirth(profile)
  if (!['0', '1'].includes(profile.gender)) throw new BadInput('gender', 'format')
  const { lng, lat, zi, school } = profile
  return {
    local: localOfBirthday(profile.birthday),
    offsetSeconds: profile.offset_seconds,
    ...instantOf(profile),
    lng,
    lat,
    gender: profile.gender === '1' ? 'male' : 'female',
    zi,
    solarTime: profile.solar_time,
    hourUnknown: profile.hour_unknown,
    // A chart of the house says nothing of schools.
    ...(school !== undefined && !isHouseSchool(school) && { school }),
  }
}

/**
 * The settled offset gives the instant; newer zone data are not asked. Only a time that the clock
 * skipped needs the zone: it stood on no clock, and its offset is the one that holds where it leads.
 */
function instantOf({ birthday, zone, disambiguation, offset_seconds }: SettledBirth): Pick<BirthInput, 'utc' | 'kind'> {
  const local = localOfBirthday(birthday)
  const utc = utcOf(local, offset_seconds)
  // A zone that this device's data do not know yet must not take the chart away.
  if (!isKnownZone(zone)) return { utc }
  const resolved = resolveCivilTime({ local, zone, disambiguation })
  const { kind } = resolved
  return kind === 'gap' && resolved.offsetSeconds === offset_seconds ? { utc: resolved.utc, kind } : { utc, kind }
}
