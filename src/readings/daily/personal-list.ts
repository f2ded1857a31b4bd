import type { ActivityCode, AlmanacDay } from '#almanac/codes.ts'
import type { NatalPairs } from '#bazi/index.ts'
import { analyseChart } from '#bazi/index.ts'
import { clashesOf } from './clashes.ts'
import { elementItemsOf, suggestedOf } from './element-items.ts'

export interface PersonalList {
  readonly do: readonly ActivityCode[]
  readonly dont: readonly ActivityCode[]
}

/** A list longer than this is not read. */
const LIST_LENGTH = 6

/** Beginnings and journeys: not on a day that clashes with one's own year or day branch. */
const BEGINNINGS: readonly ActivityCode[] = ['wedding', 'travel', 'moving', 'opening', 'signing']

const QUIET: readonly ActivityCode[] = ['rest', 'tidy']

type FromAlmanac = Pick<AlmanacDay, 'do' | 'dont' | 'nothing'>

/** The almanac's lists after filter 1: on a day of clash the advised beginnings move to the don'ts, and rest joins the do's. */
function heldBackOf({ do: advised, dont, nothing }: FromAlmanac, isClash: boolean) {
  const moved = isClash ? advised.filter((code) => BEGINNINGS.includes(code)) : []
  return {
    // 诸事不宜: the almanac's own lists give way (filter 3).
    advised: nothing ? [] : advised.filter((code) => !moved.includes(code)),
    warned: [...moved, ...(nothing ? [] : dont)],
    quiet: isClash || nothing ? QUIET : [],
  }
}

/**
 * The almanac's lists as they stand for one person (bazi rules §14): held back on a day of clash, with
 * up to three do's and two don'ts from the elements of the day that the chart wants or fears, six and
 * six at most. What is of the person alone is never cut off, nothing stands in both lists, and no
 * element proposes a beginning on a day of clash or of 诸事不宜.
 */
export function personalListOf(natal: NatalPairs, almanac: AlmanacDay): PersonalList {
  const { day } = almanac.pillars
  const isClash = clashesOf(natal, day.branch).length > 0
  const { advised, warned, quiet } = heldBackOf(almanac, isClash)
  const items = elementItemsOf(analyseChart({ pillars: natal }).favour, day)
  const own = [...suggestedOf(items, new Set([...advised, ...warned, ...quiet, ...(quiet.length > 0 ? BEGINNINGS : [])])), ...quiet]
  return {
    do: [...advised.slice(0, LIST_LENGTH - own.length), ...own],
    dont: [...warned.slice(0, LIST_LENGTH - items.dont.length), ...items.dont],
  }
}
