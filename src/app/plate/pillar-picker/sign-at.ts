import type { PillarPlace } from '#bazi/index.ts'
import { PILLAR_PLACES } from '../../terms/pillar-places.ts'

/** One of the eight signs of a chart. */
export interface SignAt {
  readonly place: PillarPlace
  readonly part: 'stem' | 'branch'
}

/** As they are said: year stem, year branch, month stem … */
export const SIGN_ORDER: readonly SignAt[] = PILLAR_PLACES.flatMap((place) => [
  { place, part: 'stem' } as const,
  { place, part: 'branch' } as const,
])
