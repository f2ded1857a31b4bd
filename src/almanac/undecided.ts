import type { ActivityCode } from './activities.ts'
import type { Taboos } from './taboos.ts'

/** Activities that 宜 and 忌 have under different old names and that the principal name puts in neither list. */
export function undecidedOf({ do: advised, dont, conflicting }: Pick<Taboos, 'do' | 'dont' | 'conflicting'>): readonly ActivityCode[] {
  return conflicting.filter((code) => !advised.includes(code) && !dont.includes(code))
}
