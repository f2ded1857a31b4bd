import type { Archive } from '#contract/archive.ts'
import type { updateArchive } from '#device/archives/archives.ts'

type Edit = Parameters<typeof updateArchive>[1]
/** By what a chart may be cast otherwise: its two rules, which reading of a clock time is meant, and on which side of a border it lies. */
export type CastChoices = Pick<Archive, 'solar_time' | 'zi' | 'disambiguation' | 'offset_seconds' | 'birthday'>

/** The edit that changes only what an archive's chart is cast by. */
export function editOf(archive: Archive, choices: Partial<CastChoices>): Edit {
  const {
    archive_id,
    version,
    user_name,
    gender,
    birthday,
    hour_unknown,
    place_name,
    lat,
    lng,
    zone,
    offset_seconds,
    disambiguation,
    solar_time,
    zi,
    told_within,
  } = archive
  return {
    archive_id,
    base_version: version,
    user_name,
    gender,
    birthday,
    hour_unknown,
    place_name,
    lat,
    lng,
    zone,
    offset_seconds,
    disambiguation,
    solar_time,
    zi,
    told_within,
    ...choices,
  }
}
