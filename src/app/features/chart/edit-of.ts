import type { Archive } from '#contract/archive.ts'
import type { updateArchive } from '#device/archives/archives.ts'

type Edit = Parameters<typeof updateArchive>[1]
export type School = Pick<Archive, 'solar_time' | 'zi'>

/** The edit that changes only by which rules an archive's chart is cast. */
export function editOf(archive: Archive, school: Partial<School>): Edit {
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
    ...school,
  }
}
