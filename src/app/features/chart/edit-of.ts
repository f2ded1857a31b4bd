import { type School, SCHOOL_SWITCHES, type SchoolKey, schoolOf } from '#bazi/index.ts'
import type { Archive } from '#contract/archive.ts'
import type { updateArchive } from '#device/archives/archives.ts'
import { profileIn } from '#device/archives/profile-in.ts'

type Edit = Parameters<typeof updateArchive>[1]

/** By what a chart may be cast otherwise: its rules, which reading of a clock time is meant, and on which side of a border it lies, chosen or not. */
export interface CastChoices extends Pick<
  Archive,
  'solar_time' | 'zi' | 'disambiguation' | 'offset_seconds' | 'birthday' | 'hour_unknown' | 'told_within'
> {
  /** Laid over the archive's; a switch that is undefined goes back to the house's rule. */
  readonly school: { readonly [Key in SchoolKey]?: School[Key] | undefined }
}

/** Every switch back at the house's rule. */
export const HOUSE: CastChoices['school'] = Object.fromEntries(SCHOOL_SWITCHES.map((one) => [one.split(':')[0], undefined]))

/** The edit that changes only what an archive's chart is cast by. */
export function editOf(archive: Archive, { school, ...choices }: Partial<CastChoices>): Edit {
  const told = profileIn(archive)
  return {
    ...told,
    archive_id: archive.archive_id,
    base_version: archive.version,
    ...choices,
    school: schoolOf({ ...told.school, ...school }),
  }
}
