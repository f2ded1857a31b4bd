import type { ActivityCode } from './activities.ts'
import type { DayActivities } from './taboos.ts'

/** Lists activities that 宜 and 忌 contain under different old names and that are in neither `do` nor `dont`. */
export function listUndecidedActivities({
  do: advised,
  dont,
  conflicting,
}: Pick<DayActivities, 'do' | 'dont' | 'conflicting'>): readonly ActivityCode[] {
  return conflicting.filter((code) => !advised.includes(code) && !dont.includes(code))
}
