import type { GanzhiColumns } from '#birth/ganzhi.ts'
import { type Archive, EXACT_TIME_PRECISION } from '#contract/archive.ts'
import { BIRTH_TIME_PLACE_FIELDS } from '#contract/archive-edit.ts'
import type { ArchiveProfile } from './profile.ts'
import { pickProfile } from './profile.ts'

type Group = readonly (keyof ArchiveProfile)[]

/** Groups of fields from which a chart is computed; a merge takes all fields of a group from the same side. */
const CAST: readonly Group[] = [BIRTH_TIME_PLACE_FIELDS, ['solar_time'], ['zi'], ['school']]
const GROUPS: readonly Group[] = [['user_name'], ['gender'], ...CAST, ['told_within']]
/** Groups for a birth with a chosen side of a boundary: the choice (`told_within`) applies to that time and place of birth only. */
const GROUPS_OF_CHOSEN: readonly Group[] = GROUPS.map((group) =>
  group === BIRTH_TIME_PLACE_FIELDS ? [...BIRTH_TIME_PLACE_FIELDS, 'told_within'] : group,
)

function isSame(a: ArchiveProfile, b: ArchiveProfile, group: Group): boolean {
  const [one, other] = [pickProfile(a), pickProfile(b)]
  return group.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]))
}

/** Merges an edit (from `opened` to `edited`) into the current profile `now`. Null if edit and `now` changed the same group differently. */
export function mergeEdit(opened: ArchiveProfile, edited: ArchiveProfile, now: ArchiveProfile): ArchiveProfile | null {
  const isChosen = [opened, edited, now].some(({ told_within }) => told_within === EXACT_TIME_PRECISION)
  let merged = pickProfile(now)
  for (const group of isChosen ? GROUPS_OF_CHOSEN : GROUPS) {
    if (isSame(opened, edited, group) || isSame(edited, now, group)) continue
    if (!isSame(opened, now, group)) return null
    merged = { ...merged, ...Object.fromEntries(group.map((field) => [field, edited[field]])) }
  }
  return merged
}

/**
 * Returns the pillars of a merged profile. Null if both sides changed fields of the chart: the service worker has no engine to compute new
 * pillars.
 */
export function mergePillars(opened: Archive, edited: Archive, now: Archive): GanzhiColumns | null {
  const isCastAs = (one: Archive) => CAST.every((group) => isSame(opened, one, group))
  if (!isCastAs(edited) && !isCastAs(now)) return null
  const { year_ganzhi, month_ganzhi, day_ganzhi, hour_ganzhi } = isCastAs(edited) ? now : edited
  return { year_ganzhi, month_ganzhi, day_ganzhi, hour_ganzhi }
}
