import type { CrossRelation, RelationType } from '#bazi/index.ts'

/** What is drawn between two charts, the weightiest first; the rest is too slight for a line. */
const DRAWN: readonly RelationType[] = [
  'three-meeting',
  'three-combine',
  'clash',
  'six-combine',
  'stem-combine',
  'punish',
  'self-punish',
  'half-three',
  'harm',
  'stem-clash',
  'break',
]
const RUBS = /clash|punish|harm|break/
const DAY = 2
const MOST = 6

export interface DrawnRelation extends CrossRelation {
  readonly isFriction: boolean
}

/** By weight, those of the day pillars before others: at most six. */
export function drawnRelationsOf(relations: readonly CrossRelation[]): readonly DrawnRelation[] {
  const days = ({ own, other }: CrossRelation) => Number(own.includes(DAY)) + Number(other.includes(DAY))
  return relations
    .filter(({ type }) => DRAWN.includes(type))
    .toSorted((a, b) => days(b) - days(a) || DRAWN.indexOf(a.type) - DRAWN.indexOf(b.type))
    .slice(0, MOST)
    .map((relation) => ({ ...relation, isFriction: RUBS.test(relation.type) }))
}
