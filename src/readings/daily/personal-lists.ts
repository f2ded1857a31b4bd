import type { ActivityCode, AlmanacDay } from '#almanac/codes.ts'
import type { NatalPairs } from '#bazi/index.ts'
import { analyseChart } from '#bazi/index.ts'
import { isForAge } from './ages.ts'
import { listNatalClashes } from './clashes.ts'
import { type ActivityLists, contradicts, removeContradictions } from './contradictions.ts'
import { selectElementActivities, pickSuggestions } from './element-activities.ts'

/** Maximum length of a list. */
const LIST_LENGTH = 6

/** New undertakings and journeys: discouraged on a day that clashes with the natal year or day branch. */
const BEGINNINGS: readonly ActivityCode[] = ['wedding', 'travel', 'moving', 'move-in', 'opening', 'signing']

/** Activities advised on a day with a clash or of 诸事不宜. */
export const QUIET_ACTIVITIES: readonly ActivityCode[] = ['rest', 'tidy']

type FromAlmanac = Pick<AlmanacDay, 'do' | 'dont' | 'nothing'>

/** Filters the almanac's lists (filter 1): on a day with a clash, advised undertakings move to the don'ts and rest joins the do's. */
export function filterListsByClash({ do: advised, dont, nothing }: FromAlmanac, isClash: boolean) {
  const moved = isClash ? advised.filter((code) => BEGINNINGS.includes(code)) : []
  return {
    // 诸事不宜: the almanac's lists are dropped (filter 3).
    advised: nothing ? [] : advised.filter((code) => !moved.includes(code)),
    moved,
    warned: nothing ? [] : dont,
    quiet: isClash || nothing ? QUIET_ACTIVITIES : [],
  }
}

/** Age in full years on the day, and the activities that the day's sentences advise and discourage (`spoken`). */
export interface ListRecipient {
  readonly age: number
  readonly spoken: ActivityLists
}

/**
 * Creates the personal 宜 and 忌 (B-24) from the almanac, the day's clashes and elements: at most six entries each, for the
 * age, no contradictions.
 */
export function createPersonalLists(natal: NatalPairs, almanac: AlmanacDay, { age, spoken }: ListRecipient): ActivityLists {
  const { day } = almanac.pillars
  const own = (codes: readonly ActivityCode[]) => codes.filter((code) => isForAge(code, age))
  const held = filterListsByClash(almanac, listNatalClashes(natal, day.branch).length > 0)
  // If a list is full, the almanac's entries are dropped first, then the elements' don'ts, never those of a clash.
  const [moved, quiet] = [own(held.moved), own(held.quiet)]
  const consistent = removeContradictions(
    { do: own(held.advised), dont: own(held.warned) },
    { do: [...spoken.do, ...quiet], dont: [...spoken.dont, ...moved] },
  )
  const warned = [...moved, ...consistent.dont]
  const items = selectElementActivities(analyseChart({ pillars: natal }).favour, day)
  const isTaken = (code: ActivityCode) =>
    [...held.advised, ...held.warned, ...quiet, ...(held.quiet.length > 0 ? BEGINNINGS : [])].includes(code) ||
    [...warned, ...spoken.dont].some((other) => contradicts(code, other))
  const suggested = [...pickSuggestions(items, new Set(items.do.filter((code) => !isForAge(code, age) || isTaken(code)))), ...quiet]
  const good = [...consistent.do.slice(0, LIST_LENGTH - suggested.length), ...suggested]
  const feared = own(items.dont)
    .filter((code) => ![...good, ...spoken.do].some((other) => contradicts(other, code)))
    .slice(0, LIST_LENGTH - moved.length)
  return { do: good, dont: [...warned.slice(0, LIST_LENGTH - feared.length), ...feared] }
}
