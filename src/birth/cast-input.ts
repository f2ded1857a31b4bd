import type { BirthInput } from '#bazi/index.ts'
import { BadInput, isDefaultSchool } from '#bazi/index.ts'
import { resolveCivilTime } from '#places/civil-time.ts'
import { utcOf } from '#places/wall-clock.ts'
import { isKnownZone } from '#places/zones.ts'
import { checkBirth, localOfBirthday } from './birthday.ts'
import type { CastProfile, ResolvedBirth } from './profile.ts'

/** Converts a resolved birth to the engine's input. @throws a RangeError with `field` if the birth is invalid */
export function toBirthInput(profile: CastProfile): BirthInput {
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
    ...(school !== undefined && !isDefaultSchool(school) && { school }),
  }
}

/** Computes the instant from the stored offset, not from newer zone data. A skipped time, which no clock showed, has the zone's instant. */
function instantOf({ birthday, zone, disambiguation, offset_seconds }: ResolvedBirth): Pick<BirthInput, 'utc' | 'kind'> {
  const local = localOfBirthday(birthday)
  const utc = utcOf(local, offset_seconds)
  // Uses the stored offset alone if this device's data do not know the zone, so that the chart remains available.
  if (!isKnownZone(zone)) return { utc }
  const resolved = resolveCivilTime({ local, zone, disambiguation })
  const { kind } = resolved
  return kind === 'gap' && resolved.offsetSeconds === offset_seconds ? { utc: resolved.utc, kind } : { utc, kind }
}
