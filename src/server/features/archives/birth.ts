import { computeGanzhiColumns, localOfBirthday, resolveBirth, type UnresolvedProfile } from '#birth/index.ts'
import type { Archive } from '#contract/archive.ts'
import { isKnownZone, resolveCivilTime } from '#places/index.ts'
import { createInvalidFieldsError } from '../../http/app-error.ts'

/** Resolved birthday, UTC offset and four pillars, computed by the server from a profile. */
export type ComputedBirth = Pick<Archive, 'birthday' | 'offset_seconds' | 'year_ganzhi' | 'month_ganzhi' | 'day_ganzhi' | 'hour_ganzhi'>

/** Maximum difference between a device's offset and the server's: time zone histories differ by double summer time or local mean time. */
const OFFSET_SLACK_SECONDS = 3 * 3600

function isOffsetOfZone({ birthday, zone, offset_seconds }: Pick<Archive, 'birthday' | 'zone' | 'offset_seconds'>): boolean {
  return (['earlier', 'later'] as const).some((disambiguation) => {
    const { offsetSeconds } = resolveCivilTime({ local: localOfBirthday(birthday), zone, disambiguation })
    return Math.abs(offsetSeconds - offset_seconds) <= OFFSET_SLACK_SECONDS
  })
}

/** Computes UTC offset and pillars of a profile. Throws 422 for an unknown zone, or an offset too far from the zone's. */
export function computeBirth(profile: UnresolvedProfile): ComputedBirth {
  if (!isKnownZone(profile.zone)) throw createInvalidFieldsError({ field: 'zone', rule: 'zone' })
  const settled = resolveBirth(profile)
  if (!isOffsetOfZone(settled)) throw createInvalidFieldsError({ field: 'offset_seconds', rule: 'offset' })
  const { birthday, offset_seconds } = settled
  return { birthday, offset_seconds, ...computeGanzhiColumns(settled) }
}
