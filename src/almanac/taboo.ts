import type { SixtyCycleDay } from 'tyme4ts'
import type { ActivityCode } from './activities.ts'
import { ACTIVITIES } from './activities.ts'
import type { AlmanacDay } from './day.ts'
import { ACTIVITY_OF_NAME, NOTHING } from './taboo-table.ts'

interface Named {
  getName(): string
}

function codesOf(names: readonly string[]): ReadonlySet<ActivityCode> {
  const codes = new Set<ActivityCode>()
  for (const name of names) {
    const code = ACTIVITY_OF_NAME.get(name)
    if (code !== undefined) codes.add(code)
  }
  return codes
}

const namesOf = (taboos: readonly Named[]) => taboos.map((taboo) => taboo.getName())

/**
 * Do's and don'ts of a day (协纪辨方书 tradition, by day pair and month branch) as activities of
 * today. Several old names fall on one activity; where one of them is advised and another warned of,
 * the activity is left out of both lists.
 */
export function tabooOf(day: SixtyCycleDay): Pick<AlmanacDay, 'do' | 'dont' | 'nothing'> {
  const advised = namesOf(day.getRecommends())
  const warned = namesOf(day.getAvoids())
  const good = codesOf(advised)
  const bad = codesOf(warned)
  return {
    do: ACTIVITIES.filter((code) => good.has(code) && !bad.has(code)),
    dont: ACTIVITIES.filter((code) => bad.has(code) && !good.has(code)),
    nothing: advised.includes(NOTHING) || warned.includes(NOTHING),
  }
}
