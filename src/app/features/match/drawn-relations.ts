import type { CrossRelation, RelationType } from '#bazi/index.ts'

/** Relation types drawn between two charts, by descending weight; others get no line. */
const DRAWN_TYPES: readonly RelationType[] = [
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
const FRICTION_TYPES = /clash|punish|harm|break/
const DAY = 2
const MAX_LINES = 6

export interface DrawnRelation extends CrossRelation {
  readonly isFriction: boolean
}

/** Selects at most six relations: those of the day pillars first, then by weight. */
export function selectDrawnRelations(relations: readonly CrossRelation[]): readonly DrawnRelation[] {
  const days = ({ own, other }: CrossRelation) => Number(own.includes(DAY)) + Number(other.includes(DAY))
  return relations
    .filter(({ type }) => DRAWN_TYPES.includes(type))
    .toSorted((a, b) => days(b) - days(a) || DRAWN_TYPES.indexOf(a.type) - DRAWN_TYPES.indexOf(b.type))
    .slice(0, MAX_LINES)
    .map((relation) => ({ ...relation, isFriction: FRICTION_TYPES.test(relation.type) }))
}
