import type { ParagraphFamily } from '../book/paragraph.ts'
import { families as lines } from './text/annual-lines.ts'
import { families as childhood } from './text/childhood.ts'
import { families as ground } from './text/ground.ts'
import { families as lateYears } from './text/late-years.ts'
import { families as months } from './text/months.ts'
import { families as repeatedPillar } from './text/repeated-pillar.ts'
import { families as seasons } from './text/seasons.ts'
import { families as sharedEdges } from './text/shared-edges.ts'
import { families as timePlace } from './text/time-place.ts'

/** Every paragraph family of the Annual Book, in reading order. */
export const families: readonly ParagraphFamily[] = [
  ...lines,
  ...ground,
  ...repeatedPillar,
  ...timePlace,
  ...seasons,
  ...months,
  ...childhood,
  ...lateYears,
  ...sharedEdges,
]
