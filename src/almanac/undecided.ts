import type { ActivityCode } from './activities.ts'
import type { Taboos } from './taboos.ts'

/** What 宜 has by one old name and 忌 by another, where the principal name has put it in neither list. */
export function undecidedOf({ do: advised, dont, conflicting }: Pick<Taboos, 'do' | 'dont' | 'conflicting'>): readonly ActivityCode[] {
  return conflicting.filter((code) => !advised.includes(code) && !dont.includes(code))
}
