import { ganzhiOf, localOfBirthday, resolveBirth, type UnresolvedProfile } from '#birth/index.ts'
import type { Archive } from '#contract/archive.ts'
import { isKnownZone, resolveCivilTime } from '#places/index.ts'
import { invalidFields } from '../../http/app-error.ts'

/** What the server computes from a birth: UTC offset and four pillars. */
export type ComputedBirth = Pick<Archive, 'birthday' | 'offset_seconds' | 'year_ganzhi' | 'month_ganzhi' | 'day_ganzhi' | 'hour_ganzhi'>

/**
 * A device may know a zone's history better than this server, so its offset is kept if it is plausible: double summer time and
 * local mean time are within three hours.
 */
const OFFSET_SLACK_SECONDS = 3 * 3600

function isOffsetOfZone({ birthday, zone, offset_seconds }: Pick<Archive, 'birthday' | 'zone' | 'offset_seconds'>): boolean {
  return (['earlier', 'later'] as const).some((disambiguation) => {
    const { offsetSeconds } = resolveCivilTime({ local: localOfBirthday(birthday), zone, disambiguation })
    return Math.abs(offsetSeconds - offset_seconds) <= OFFSET_SLACK_SECONDS
  })
}

/** Computes offset and pillars of a profile. Throws 422 for an unknown zone, or an offset that the zone never had. */
export function computeBirth(profile: UnresolvedProfile): ComputedBirth {
  if (!isKnownZone(profile.zone)) throw invalidFields({ field: 'zone', rule: 'zone' })
  const settled = resolveBirth(profile)
  if (!isOffsetOfZone(settled)) throw invalidFields({ field: 'offset_seconds', rule: 'offset' })
  const { birthday, offset_seconds } = settled
  return { birthday, offset_seconds, ...ganzhiOf(settled) }
}
