import type { Archive } from '#contract/archive.ts'
import type { updateArchive } from '#device/archives/archives.ts'
import { profileIn } from '#device/archives/profile-in.ts'

type Edit = Parameters<typeof updateArchive>[1]
/** By what a chart may be cast otherwise: its two rules, which reading of a clock time is meant, and on which side of a border it lies, chosen or not. */
export type CastChoices = Pick<Archive, 'solar_time' | 'zi' | 'disambiguation' | 'offset_seconds' | 'birthday' | 'told_within'>

/** The edit that changes only what an archive's chart is cast by. */
export function editOf(archive: Archive, choices: Partial<CastChoices>): Edit {
  return { ...profileIn(archive), archive_id: archive.archive_id, base_version: archive.version, ...choices }
}
