import type { Archive, ArchiveInput } from '#contract/archive.ts'

/** What a filled form says: `archiveInput` parsed, with the offset settled. */
export type Profile = Omit<ArchiveInput, 'archive_id' | 'offset_seconds'> & { readonly offset_seconds: number }

/** Picks the birth data that the user entered. Old copies have no `school` and no `told_within`. */
export function pickProfile(archive: Archive | Profile): Profile {
  const { user_name, gender, birthday, hour_unknown, place_name, lat, lng, zone, offset_seconds, disambiguation } = archive
  const { solar_time, zi, school, told_within } = archive
  const rules = { solar_time, zi, school: school ?? {}, told_within: told_within ?? null }
  return { user_name, gender, birthday, hour_unknown, place_name, lat, lng, zone, offset_seconds, disambiguation, ...rules }
}
