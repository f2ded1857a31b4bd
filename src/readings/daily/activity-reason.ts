import type { ActivityCode, AlmanacDay } from '#almanac/codes.ts'
import type { ElementCode, FavourRole, NatalPairs } from '#bazi/index.ts'
import { analyseChart, favourRoleOf } from '#bazi/index.ts'
import { type ClashPillar, listNatalClashes } from './clashes.ts'
import type { ActivityLists } from './contradictions.ts'
import { findActivityElement } from './element-activities.ts'
import { filterListsByClash, QUIET_ACTIVITIES } from './personal-lists.ts'

/** Why an activity is in a person's 宜 or 忌. */
export type ActivityReason =
  /** The almanac has the activity in the same list (宜 or 忌) for the day's pair and month. */
  | { readonly id: 'almanac' }
  /** The day clashes with these natal branches: new undertakings are discouraged and rest is advised. */
  | { readonly id: 'clash'; readonly places: readonly ClashPillar[] }
  /** 诸事不宜: rest is advised. */
  | { readonly id: 'nothing' }
  /** An element of the day that the chart wants (宜) or fears (忌), with its role. */
  | { readonly id: 'element'; readonly element: ElementCode; readonly role: FavourRole }

/**
 * Explains why `createPersonalLists` lists an activity. Null if the current rules would not list it (stored days may
 * follow older rules).
 */
export function explainActivity(
  natal: NatalPairs,
  almanac: AlmanacDay,
  side: keyof ActivityLists,
  code: ActivityCode,
): ActivityReason | null {
  const { day } = almanac.pillars
  const places = listNatalClashes(natal, day.branch)
  const held = filterListsByClash(almanac, places.length > 0)
  if (side === 'do' && held.quiet.length > 0 && QUIET_ACTIVITIES.includes(code))
    return places.length > 0 ? { id: 'clash', places } : { id: 'nothing' }
  if (side === 'dont' && held.moved.includes(code)) return { id: 'clash', places }
  if ((side === 'do' ? held.advised : held.warned).includes(code)) return { id: 'almanac' }
  const analysis = analyseChart({ pillars: natal })
  const element = findActivityElement(analysis.favour, day, side, code)
  return element && { id: 'element', element, role: favourRoleOf(analysis, element) }
}
