import type { GanzhiColumns } from '#birth/ganzhi.ts'
import { type Archive, CHOSEN_WITHIN } from '#contract/archive.ts'
import { BIRTH } from '#contract/archive-edit.ts'
import type { Profile } from './archives.ts'
import { profileIn } from './profile-in.ts'

type Group = readonly (keyof Profile)[]

/** What a chart is cast from. What belongs together is changed together. */
const CAST: readonly Group[] = [BIRTH, ['solar_time'], ['zi'], ['school']]
const GROUPS: readonly Group[] = [['user_name'], ['gender'], ...CAST, ['told_within']]
/** A side that was chosen at a border is one of that birth alone. */
const GROUPS_OF_CHOSEN: readonly Group[] = GROUPS.map((group) => (group === BIRTH ? [...BIRTH, 'told_within'] : group))

function isSame(a: Profile, b: Profile, group: Group): boolean {
  const [one, other] = [profileIn(a), profileIn(b)]
  return group.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]))
}

/**
 * An edit of what a form was opened on, laid over what stands there now: only what was changed in the form changes.
 * Null when the same was changed to something else meanwhile.
 */
export function mergedEdit(opened: Profile, edited: Profile, now: Profile): Profile | null {
  const isChosen = [opened, edited, now].some(({ told_within }) => told_within === CHOSEN_WITHIN)
  let merged = profileIn(now)
  for (const group of isChosen ? GROUPS_OF_CHOSEN : GROUPS) {
    if (isSame(opened, edited, group) || isSame(edited, now, group)) continue
    if (!isSame(opened, now, group)) return null
    merged = { ...merged, ...Object.fromEntries(group.map((field) => [field, edited[field]])) }
  }
  return merged
}

/**
 * The pillars that belong to what was merged. Null where both have changed what the chart is cast from: it is not cast here, for
 * the worker has no engine.
 */
export function mergedPillars(opened: Archive, edited: Archive, now: Archive): GanzhiColumns | null {
  const isCastAs = (one: Archive) => CAST.every((group) => isSame(opened, one, group))
  if (!isCastAs(edited) && !isCastAs(now)) return null
  const { year_ganzhi, month_ganzhi, day_ganzhi, hour_ganzhi } = isCastAs(edited) ? now : edited
  return { year_ganzhi, month_ganzhi, day_ganzhi, hour_ganzhi }
}
