import { type School, SCHOOL_SWITCHES, type SchoolKey, schoolOf } from '#bazi/index.ts'
import type { Archive } from '#contract/archive.ts'
import type { updateArchive } from '#device/archives/archives.ts'
import { pickProfile } from '#device/archives/profile.ts'

type Edit = Parameters<typeof updateArchive>[1]

/** Fields that determine how a chart is cast: rules, reading of an ambiguous clock time, and boundary side. */
export interface CastChoices extends Pick<
  Archive,
  'solar_time' | 'zi' | 'disambiguation' | 'offset_seconds' | 'birthday' | 'hour_unknown' | 'told_within'
> {
  /** Merged into the archive's school; a switch that is undefined is reset to the built-in rule. */
  readonly school: { readonly [Key in SchoolKey]?: School[Key] | undefined }
}

/** Value of `school` that resets every switch to the built-in rule. */
export const BUILT_IN_RULES: CastChoices['school'] = Object.fromEntries(SCHOOL_SWITCHES.map((one) => [one.split(':')[0], undefined]))

/** Creates an archive edit that changes only how the chart is cast. */
export function createCastRulesEdit(archive: Archive, { school, ...choices }: Partial<CastChoices>): Edit {
  const profile = pickProfile(archive)
  return {
    ...profile,
    archive_id: archive.archive_id,
    base_version: archive.version,
    ...choices,
    school: schoolOf({ ...profile.school, ...school }),
  }
}
