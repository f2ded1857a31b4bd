import type { GanzhiColumns } from '#birth/ganzhi.ts'
import type { Archive } from '#contract/archive.ts'
import type { Profile } from './archives.ts'
import { profileIn } from './profile-in.ts'

/** What belongs together: half of one birth and half of another would be one that nobody has told. */
const GROUPS = [
  ['user_name'],
  ['gender'],
  ['birthday', 'hour_unknown', 'place_name', 'lat', 'lng', 'zone', 'offset_seconds', 'disambiguation'],
  ['solar_time'],
  ['zi'],
  ['told_within'],
] as const satisfies readonly (readonly (keyof Profile)[])[]

/** What a chart is cast from. */
const CAST = GROUPS.slice(2, 5)

const isSame = (a: Profile, b: Profile, group: readonly (keyof Profile)[]): boolean =>
  group.every((field) => JSON.stringify(a[field] ?? null) === JSON.stringify(b[field] ?? null))

/**
 * An edit of what a form was opened on, laid over what stands there now: only what was changed in the form changes.
 * Null when the same was changed to something else meanwhile.
 */
export function mergedEdit(opened: Profile, edited: Profile, now: Profile): Profile | null {
  let merged = profileIn(now)
  for (const group of GROUPS) {
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
