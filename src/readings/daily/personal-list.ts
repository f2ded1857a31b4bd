import type { ActivityCode, AlmanacDay } from '#almanac/codes.ts'
import type { NatalPairs } from '#bazi/index.ts'
import { analyseChart } from '#bazi/index.ts'
import { isForAge } from './ages.ts'
import { clashesOf } from './clashes.ts'
import { type BothLists, isContrary, withoutContraries } from './contraries.ts'
import { elementItemsOf, suggestedOf } from './element-items.ts'

/** A list longer than this is not read. */
const LIST_LENGTH = 6

/** Beginnings and journeys: not on a day that clashes with one's own year or day branch. */
const BEGINNINGS: readonly ActivityCode[] = ['wedding', 'travel', 'moving', 'move-in', 'opening', 'signing']

/** What a day of clash or of 诸事不宜 is good for. */
export const QUIET: readonly ActivityCode[] = ['rest', 'tidy']

type FromAlmanac = Pick<AlmanacDay, 'do' | 'dont' | 'nothing'>

/** The almanac's lists after filter 1: on a day of clash the advised beginnings move to the don'ts, and rest joins the do's. */
export function heldBackOf({ do: advised, dont, nothing }: FromAlmanac, isClash: boolean) {
  const moved = isClash ? advised.filter((code) => BEGINNINGS.includes(code)) : []
  return {
    // 诸事不宜: the almanac's own lists give way (filter 3).
    advised: nothing ? [] : advised.filter((code) => !moved.includes(code)),
    moved,
    warned: nothing ? [] : dont,
    quiet: isClash || nothing ? QUIET : [],
  }
}

/** Full years on that day, and what the day's own lines advise and hold back. */
export interface Hearer {
  readonly age: number
  readonly spoken: BothLists
}

/**
 * The almanac's lists as they stand for one person (B-24): held back on a day of clash, with
 * up to three do's and two don'ts from the elements of the day that the chart wants or fears, six and
 * six at most. The almanac's give way to what is of the person alone, and the elements' don'ts to what
 * the clash holds back. No element proposes a beginning on a day of clash or of 诸事不宜, nothing is said
 * to a child that is not for its age, and nothing contradicts the other list or the day's sentences.
 */
export function personalListOf(natal: NatalPairs, almanac: AlmanacDay, { age, spoken }: Hearer): BothLists {
  const { day } = almanac.pillars
  const own = (codes: readonly ActivityCode[]) => codes.filter((code) => isForAge(code, age))
  const held = heldBackOf(almanac, clashesOf(natal, day.branch).length > 0)
  const [moved, quiet] = [own(held.moved), own(held.quiet)]
  const stands = withoutContraries(
    { do: own(held.advised), dont: own(held.warned) },
    { do: [...spoken.do, ...quiet], dont: [...spoken.dont, ...moved] },
  )
  const warned = [...moved, ...stands.dont]
  const items = elementItemsOf(analyseChart({ pillars: natal }).favour, day)
  const isTaken = (code: ActivityCode) =>
    [...held.advised, ...held.warned, ...quiet, ...(held.quiet.length > 0 ? BEGINNINGS : [])].includes(code) ||
    [...warned, ...spoken.dont].some((other) => isContrary(code, other))
  const suggested = [...suggestedOf(items, new Set(items.do.filter((code) => !isForAge(code, age) || isTaken(code)))), ...quiet]
  const good = [...stands.do.slice(0, LIST_LENGTH - suggested.length), ...suggested]
  const feared = own(items.dont)
    .filter((code) => ![...good, ...spoken.do].some((other) => isContrary(other, code)))
    .slice(0, LIST_LENGTH - moved.length)
  return { do: good, dont: [...warned.slice(0, LIST_LENGTH - feared.length), ...feared] }
}
