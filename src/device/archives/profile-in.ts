import type { Archive } from '#contract/archive.ts'
import type { Profile } from './archives.ts'

/** What a person has told about a birth, without what became of it. */
export function profileIn(archive: Archive | Profile): Profile {
  const { user_name, gender, birthday, hour_unknown, place_name, lat, lng, zone, offset_seconds, disambiguation, solar_time, zi } = archive
  return { user_name, gender, birthday, hour_unknown, place_name, lat, lng, zone, offset_seconds, disambiguation, solar_time, zi }
}
