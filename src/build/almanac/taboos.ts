import type { ActivityCode } from '#almanac/codes.ts'
import { ACTIVITIES } from '#almanac/codes.ts'
import type { DayActivities } from '#almanac/taboos.ts'
import { ACTIVITY_OF_NAME, isPrincipalName, NOTHING_ADVISED_NAME, NOTHING_ELSE_ADVISED_NAME } from './taboo-table.ts'

function codesOf(names: readonly string[]): ReadonlySet<ActivityCode> {
  return new Set(names.map((name) => ACTIVITY_OF_NAME.get(name)).filter((code) => code !== undefined))
}

/** Position of each activity in `ACTIVITIES`, which is sorted by demand. */
const PLACES: ReadonlyMap<ActivityCode, number> = new Map(ACTIVITIES.map((code, place) => [code, place]))

/**
 * Maps the library's 宜 and 忌 to modern activities. If both lists name an activity, the list with its principal name wins; else
 * neither has it.
 */
export function mapTaboosToActivities(advised: readonly string[], warned: readonly string[]): DayActivities {
  const good = codesOf(advised)
  const bad = codesOf(warned)
  const [firmlyGood, firmlyBad] = [codesOf(advised.filter(isPrincipalName)), codesOf(warned.filter(isPrincipalName))]
  const named = [...new Set([...good, ...bad])].sort((a, b) => PLACES.get(a)! - PLACES.get(b)!)
  return {
    do: named.filter((code) => firmlyGood.has(code) || (good.has(code) && !bad.has(code))),
    dont: named.filter((code) => firmlyBad.has(code) || (bad.has(code) && !good.has(code))),
    conflicting: named.filter((code) => good.has(code) && bad.has(code)),
    nothing: advised.includes(NOTHING_ADVISED_NAME) || warned.includes(NOTHING_ADVISED_NAME),
    onlyNamed: advised.includes(NOTHING_ELSE_ADVISED_NAME) || warned.includes(NOTHING_ELSE_ADVISED_NAME),
  }
}
