import type { ActivityCode } from '#almanac/codes.ts'
import type { ElementCode, Ganzhi } from '#bazi/index.ts'
import { elementOfBranch, elementOfStem, ELEMENTS } from '#bazi/index.ts'

/** Activities by element of the day: `do` if the chart wants the element, `dont` if the chart fears it (B-25). */
const ACTIVITIES_BY_ELEMENT: Readonly<
  Record<ElementCode, { readonly do: readonly ActivityCode[]; readonly dont: readonly ActivityCode[] }>
> = {
  wood: { do: ['learn', 'plan', 'planting', 'stretch'], dont: ['overcommit'] },
  fire: { do: ['present', 'publish', 'friends'], dont: ['quarrel', 'haste'] },
  earth: { do: ['signing', 'save', 'tidy', 'cook'], dont: ['splurge'] },
  metal: { do: ['decide', 'cleaning', 'train'], dont: ['hard-words'] },
  water: { do: ['travel', 'talk', 'research', 'rest'], dont: ['late-nights'] },
}

/** An element is wanted above this favour and feared below its negative. */
const MARKED = 0.5
const DO_LENGTH = 3
const DONT_LENGTH = 2

export interface ElementActivities {
  readonly do: readonly ActivityCode[]
  readonly dont: readonly ActivityCode[]
}

/** Selects the activities for the elements of a day. @param favour values of the five elements, wood first (`analyseChart`) */
export function selectElementActivities(favour: readonly number[], day: Ganzhi): ElementActivities {
  const marked = listMarkedElements(favour, day)
  return {
    do: interleaveLists(
      marked.do.map((element) => ACTIVITIES_BY_ELEMENT[element].do),
      day.index,
    ),
    dont: interleaveLists(
      marked.dont.map((element) => ACTIVITIES_BY_ELEMENT[element].dont),
      day.index,
    ).slice(0, DONT_LENGTH),
  }
}

/** Finds the day's element that suggests (`do`) or discourages (`dont`) an activity; null if none does. */
export function findActivityElement(favour: readonly number[], day: Ganzhi, side: 'do' | 'dont', code: ActivityCode): ElementCode | null {
  return listMarkedElements(favour, day)[side].find((element) => ACTIVITIES_BY_ELEMENT[element][side].includes(code)) ?? null
}

/** Lists the day's elements that the chart wants (`do`) and fears (`dont`), strongest favour first. */
function listMarkedElements(favour: readonly number[], day: Ganzhi): Readonly<Record<'do' | 'dont', readonly ElementCode[]>> {
  const present = [...new Set([elementOfStem(day.stem), elementOfBranch(day.branch)])]
  const favourOf = (element: ElementCode) => favour[ELEMENTS.indexOf(element)]!
  return {
    do: present.filter((element) => favourOf(element) > MARKED).sort((a, b) => favourOf(b) - favourOf(a)),
    dont: present.filter((element) => favourOf(element) < -MARKED).sort((a, b) => favourOf(a) - favourOf(b)),
  }
}

/** Interleaves the lists. Each list starts at a different entry every day, so that an element does not always suggest the same. */
function interleaveLists(lists: readonly (readonly ActivityCode[])[], start: number): readonly ActivityCode[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, round) =>
    lists.filter((list) => round < list.length).map((list) => list[(start + round) % list.length]!),
  ).flat()
}

/** Picks the first three advised activities that are not in `taken` (already listed or discouraged). */
export function pickSuggestions(items: ElementActivities, taken: ReadonlySet<ActivityCode>): readonly ActivityCode[] {
  return items.do.filter((code) => !taken.has(code)).slice(0, DO_LENGTH)
}
