import type { ActivityCode } from './activities.ts'
import { ACTIVITIES } from './activities.ts'
import { ACTIVITY_OF_NAME, isPrincipalName, NOTHING, ONLY_NAMED } from './taboo-table.ts'

/** 宜 and 忌 of a day as activities of today, most asked-after first. */
export interface Taboos {
  readonly do: readonly ActivityCode[]
  readonly dont: readonly ActivityCode[]
  /** Advised by one of their old names and warned of by another: in the list that has the principal name, or in neither. */
  readonly conflicting: readonly ActivityCode[]
  /** 诸事不宜: the almanac advises nothing. */
  readonly nothing: boolean
  /** 馀事勿取: what is not advised is better left. */
  readonly onlyNamed: boolean
}

interface Named {
  getName(): string
}

function codesOf(names: readonly string[]): ReadonlySet<ActivityCode> {
  return new Set(names.map((name) => ACTIVITY_OF_NAME.get(name)).filter((code) => code !== undefined))
}

/** By its place in the list, most asked-after first. */
const PLACES: ReadonlyMap<ActivityCode, number> = new Map(ACTIVITIES.map((code, place) => [code, place]))

const namesOf = (taboos: readonly Named[]) => taboos.map((taboo) => taboo.getName())

/**
 * The calendar's lists as activities of today. Several old names fall on one activity; where one of
 * them is advised and another warned of, the principal name decides (开市 over 挂匾). Where neither list
 * has that, the activity stands in neither. No name of the calendar is ever in both.
 */
export function taboosOf(recommends: readonly Named[], avoids: readonly Named[]): Taboos {
  const advised = namesOf(recommends)
  const warned = namesOf(avoids)
  const good = codesOf(advised)
  const bad = codesOf(warned)
  const [firmlyGood, firmlyBad] = [codesOf(advised.filter(isPrincipalName)), codesOf(warned.filter(isPrincipalName))]
  const named = [...new Set([...good, ...bad])].sort((a, b) => PLACES.get(a)! - PLACES.get(b)!)
  return {
    do: named.filter((code) => firmlyGood.has(code) || (good.has(code) && !bad.has(code))),
    dont: named.filter((code) => firmlyBad.has(code) || (bad.has(code) && !good.has(code))),
    conflicting: named.filter((code) => good.has(code) && bad.has(code)),
    nothing: advised.includes(NOTHING) || warned.includes(NOTHING),
    onlyNamed: advised.includes(ONLY_NAMED) || warned.includes(ONLY_NAMED),
  }
}
