import type { Profile } from './archives.ts'
import { profileIn } from './profile-in.ts'

/** What belongs together: half of one birth and half of another would be one that nobody has told. */
const GROUPS = [
  ['user_name'],
  ['gender'],
  ['birthday', 'hour_unknown', 'place_name', 'lat', 'lng', 'zone', 'offset_seconds', 'disambiguation'],
  ['solar_time'],
  ['zi'],
] as const satisfies readonly (readonly (keyof Profile)[])[]

const isSame = (a: Profile, b: Profile, group: readonly (keyof Profile)[]): boolean =>
  group.every((field) => JSON.stringify(a[field]) === JSON.stringify(b[field]))

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
