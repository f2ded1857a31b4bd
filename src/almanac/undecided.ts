import type { ActivityCode } from './activities.ts'
import type { Taboos } from './taboos.ts'

/** Lists activities that 宜 and 忌 contain under different old names and that are in neither `do` nor `dont`. */
export function undecidedOf({ do: advised, dont, conflicting }: Pick<Taboos, 'do' | 'dont' | 'conflicting'>): readonly ActivityCode[] {
  return conflicting.filter((code) => !advised.includes(code) && !dont.includes(code))
}
