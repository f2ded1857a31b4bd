import type { ActivityCode, AlmanacDay } from '#almanac/codes.ts'
import type { ElementCode, FavourRole, NatalPairs } from '#bazi/index.ts'
import { analyseChart, favourRoleOf } from '#bazi/index.ts'
import { type ClashPlace, clashesOf } from './clashes.ts'
import type { BothLists } from './contraries.ts'
import { elementOfItem } from './element-items.ts'
import { heldBackOf, QUIET } from './personal-list.ts'

/** Why an entry stands in a person's 宜 or 忌. */
export type Ground =
  /** The almanac has it in the same list for the day's pair and month. */
  | { readonly id: 'almanac' }
  /** The day clashes with these natal branches: beginnings wait, and rest is advised. */
  | { readonly id: 'clash'; readonly places: readonly ClashPlace[] }
  /** 诸事不宜: rest is advised. */
  | { readonly id: 'nothing' }
  /** An element of the day, which the chart wants (宜) or fears (忌), and what it is to the chart. */
  | { readonly id: 'element'; readonly element: ElementCode; readonly role: FavourRole }

/** What an entry of `personalListOf` rests on; null for one that these rules would not list, as a day that was kept by older ones may have. */
export function groundOf(natal: NatalPairs, almanac: AlmanacDay, side: keyof BothLists, code: ActivityCode): Ground | null {
  const { day } = almanac.pillars
  const places = clashesOf(natal, day.branch)
  const held = heldBackOf(almanac, places.length > 0)
  if (side === 'do' && held.quiet.length > 0 && QUIET.includes(code)) return places.length > 0 ? { id: 'clash', places } : { id: 'nothing' }
  if (side === 'dont' && held.moved.includes(code)) return { id: 'clash', places }
  if ((side === 'do' ? held.advised : held.warned).includes(code)) return { id: 'almanac' }
  const analysis = analyseChart({ pillars: natal })
  const element = elementOfItem(analysis.favour, day, side, code)
  return element && { id: 'element', element, role: favourRoleOf(analysis, element) }
}
