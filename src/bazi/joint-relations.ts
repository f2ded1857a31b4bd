import type { PillarPlace } from './chart.ts'
import { relationsAmong } from './chart-relations.ts'
import type { ElementCode, Ganzhi } from './cycle.ts'
import type { JointType } from './joint-weights.ts'
import type { LayerCode } from './layer-codes.ts'

/** A pillar of the chart or of a layer of luck, with its place. */
export interface PlacedPair {
  readonly place: PillarPlace | LayerCode
  readonly pair: Ganzhi
}

/** A relation among placed pairs; `at`: their indexes in the list, ascending. */
export interface PlacedRelation {
  readonly type: JointType
  readonly at: readonly number[]
  readonly element: ElementCode | null
}

/** Branch numbers of 寅巳申 and 丑未戌. */
const PUNISHMENTS = [
  [2, 5, 8],
  [1, 7, 10],
]

/** Weaker relations that each relation implies for the same pairs; they are omitted. */
const IMPLIED_BY: Partial<Record<JointType, readonly JointType[]>> = {
  'luck-and-year': ['self-punish'],
  'same-pillar': ['self-punish'],
  'counter-pillar': ['clash', 'stem-clash', 'punish'],
  clash: ['punish'],
  'three-combine': ['half-three', 'arch-three'],
  'three-punish': ['punish'],
}

/**
 * Lists the relations that the last pair adds: its relations to each other pair, and the triples that are complete only
 * with the last pair.
 */
export function listRelationsOfLast(parties: readonly PlacedPair[]): readonly PlacedRelation[] {
  const last = parties.length - 1
  const pairs = parties.map(({ pair }) => pair)
  const branch = (i: number) => pairs[i]!.index % 12
  const kinds = (at: readonly number[]) => new Set(at.map(branch)).size
  const closes = (at: readonly number[]) => kinds(at) === 3 && kinds(at.filter((i) => i !== last)) === 2
  const related = relationsAmong(pairs)
    .filter(({ positions }) => (positions.length === 2 ? positions[1] === last : closes(positions)))
    .map(({ type, positions, element }): PlacedRelation => ({ type, at: positions, element }))
  const punished = PUNISHMENTS.map((three) => [...pairs.keys()].filter((i) => three.includes(branch(i))))
    .filter(closes)
    .map((at): PlacedRelation => ({ type: 'three-punish', at, element: null }))
  const whole = parties.slice(0, last).flatMap((one, i): PlacedRelation[] => {
    const type = pillarRelationOf(one, parties[last]!)
    return type === null ? [] : [{ type, at: [i, last], element: null }]
  })
  const all = [...whole, ...punished, ...related]
  return all.filter(({ type, at }) => !all.some((other) => IMPLIED_BY[other.type]?.includes(type) && at.every((i) => other.at.includes(i))))
}

/** Relation of two whole pillars: equal, or clashing branches while one stem controls the other (6 or 54 apart). */
function pillarRelationOf(one: PlacedPair, other: PlacedPair): JointType | null {
  const apart = Math.abs(one.pair.index - other.pair.index)
  if (apart === 0) return one.place === 'major' && other.place === 'annual' ? 'luck-and-year' : 'same-pillar'
  return apart === 6 || apart === 54 ? 'counter-pillar' : null
}
