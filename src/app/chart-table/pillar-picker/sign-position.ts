import type { PillarPlace } from '#bazi/index.ts'
import { PILLAR_PLACES } from '../../terms/pillar-places.ts'

/** Position of one of the eight signs of a chart: the stem or branch of a pillar. */
export interface SignPosition {
  readonly place: PillarPlace
  readonly part: 'stem' | 'branch'
}

/** Input order: year stem, year branch, month stem … */
export const SIGN_ORDER: readonly SignPosition[] = PILLAR_PLACES.flatMap((place) => [
  { place, part: 'stem' } as const,
  { place, part: 'branch' } as const,
])
