import type { ActivityCode } from '#almanac/codes.ts'
import type { ElementCode, Ganzhi } from '#bazi/index.ts'
import { elementOfBranch, elementOfStem, ELEMENTS } from '#bazi/index.ts'

/** What suits a day of an element that the chart wants, and what goes wrong on one of an element it fears (B-25). */
const ITEMS: Readonly<Record<ElementCode, { readonly do: readonly ActivityCode[]; readonly dont: readonly ActivityCode[] }>> = {
  wood: { do: ['learn', 'plan', 'planting', 'stretch'], dont: ['overcommit'] },
  fire: { do: ['present', 'publish', 'friends'], dont: ['quarrel', 'haste'] },
  earth: { do: ['signing', 'save', 'tidy', 'cook'], dont: ['splurge'] },
  metal: { do: ['decide', 'cleaning', 'train'], dont: ['hard-words'] },
  water: { do: ['travel', 'talk', 'research', 'rest'], dont: ['late-nights'] },
}

/** Favour beyond this makes an element wanted; below its negative, feared. */
const MARKED = 0.5
const DO_LENGTH = 3
const DONT_LENGTH = 2

export interface ElementItems {
  readonly do: readonly ActivityCode[]
  readonly dont: readonly ActivityCode[]
}

/** @param favour of the five elements, wood first (`analyseChart`) */
export function elementItemsOf(favour: readonly number[], day: Ganzhi): ElementItems {
  const marked = markedOf(favour, day)
  return {
    do: inTurn(
      marked.do.map((element) => ITEMS[element].do),
      day.index,
    ),
    dont: inTurn(
      marked.dont.map((element) => ITEMS[element].dont),
      day.index,
    ).slice(0, DONT_LENGTH),
  }
}

/** The element of the day that an entry comes from; null where none brings it. */
export function elementOfItem(favour: readonly number[], day: Ganzhi, side: 'do' | 'dont', code: ActivityCode): ElementCode | null {
  return markedOf(favour, day)[side].find((element) => ITEMS[element][side].includes(code)) ?? null
}

/** The day's elements that the chart wants (`do`) and fears (`dont`), the most marked first. */
function markedOf(favour: readonly number[], day: Ganzhi): Readonly<Record<'do' | 'dont', readonly ElementCode[]>> {
  const present = [...new Set([elementOfStem(day.stem), elementOfBranch(day.branch)])]
  const favourOf = (element: ElementCode) => favour[ELEMENTS.indexOf(element)]!
  return {
    do: present.filter((element) => favourOf(element) > MARKED).sort((a, b) => favourOf(b) - favourOf(a)),
    dont: present.filter((element) => favourOf(element) < -MARKED).sort((a, b) => favourOf(a) - favourOf(b)),
  }
}

/** One of each list in turn, each list begun elsewhere every day, so that a wanted element does not always say the same. */
function inTurn(lists: readonly (readonly ActivityCode[])[], start: number): readonly ActivityCode[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, round) =>
    lists.filter((list) => round < list.length).map((list) => list[(start + round) % list.length]!),
  ).flat()
}

/** The first three that may be done: what is warned of, or listed already, gives way to the next. */
export function suggestedOf(items: ElementItems, taken: ReadonlySet<ActivityCode>): readonly ActivityCode[] {
  return items.do.filter((code) => !taken.has(code)).slice(0, DO_LENGTH)
}
