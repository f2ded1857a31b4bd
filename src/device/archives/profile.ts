import type { Archive, ArchiveInput } from '#contract/archive.ts'

/** Profile fields of an archive: a parsed `archiveInput` without its id, with the UTC offset resolved. */
export type ArchiveProfile = Omit<ArchiveInput, 'archive_id' | 'offset_seconds'> & { readonly offset_seconds: number }

/** Picks the profile fields. Copies from older versions have no `school` and no `told_within`. */
export function pickProfile(archive: Archive | ArchiveProfile): ArchiveProfile {
  const { user_name, gender, birthday, hour_unknown, place_name, lat, lng, zone, offset_seconds, disambiguation } = archive
  const { solar_time, zi, school, told_within } = archive
  const rules = { solar_time, zi, school: school ?? {}, told_within: told_within ?? null }
  return { user_name, gender, birthday, hour_unknown, place_name, lat, lng, zone, offset_seconds, disambiguation, ...rules }
}
