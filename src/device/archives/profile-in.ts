import type { Archive } from '#contract/archive.ts'
import type { Profile } from './archives.ts'

/** What a person has told about a birth, without what became of it. A copy from before they were asked for has no `school` and no `told_within`. */
export function profileIn(archive: Archive | Profile): Profile {
  const { user_name, gender, birthday, hour_unknown, place_name, lat, lng, zone, offset_seconds, disambiguation } = archive
  const { solar_time, zi, school, told_within } = archive
  const rules = { solar_time, zi, school: school ?? {}, told_within: told_within ?? null }
  return { user_name, gender, birthday, hour_unknown, place_name, lat, lng, zone, offset_seconds, disambiguation, ...rules }
}
