import type { LayerCode } from './layer-codes.ts'
import type { PillarPlace } from './chart.ts'
import type { RelationType } from './relations.ts'
import type { StarCode } from './star-rules.ts'

/** Relations among pillars of several layers, in addition to the relations of two pairs. */
export const JOINT_HAN = {
  'luck-and-year': '岁运并临',
  'same-pillar': '伏吟',
  'counter-pillar': '反吟',
  'three-punish': '三刑',
  'void-filled': '填实',
  star: '神煞',
} as const

export type JointType = RelationType | keyof typeof JOINT_HAN

/** Weight of each relation [P], a whole number; relations that day scores use are ordered as their points against the natal day. */
const TYPE_WEIGHTS: Readonly<Record<Exclude<JointType, 'star'>, number>> = {
  'luck-and-year': 16,
  'counter-pillar': 14,
  'same-pillar': 12,
  'three-meeting': 12,
  'three-combine': 11,
  clash: 10,
  'three-punish': 9,
  'six-combine': 6,
  punish: 5,
  'self-punish': 5,
  'half-three': 4,
  harm: 4,
  'void-filled': 4,
  'stem-combine': 3,
  'stem-clash': 3,
  break: 2,
  'arch-three': 1,
  'hidden-combine': 1,
}

/** Weights of the stars above 1 [P]; stars that day scores use are ordered as their points there. */
const STAR_WEIGHTS: Partial<Record<StarCode, number>> = {
  tianyiguiren: 5,
  lushen: 3,
  kongwang: 3,
  wenchangguiren: 2,
  yangren: 2,
  jiesha: 2,
}

/** Weight of the layer that adds a relation [P]: highest for the year; of the others, a longer layer weighs more. */
const LAYER_WEIGHTS: Readonly<Record<LayerCode, number>> = { annual: 5, major: 4, monthly: 3, daily: 2, hourly: 1 }

/** Weight of the pillar that the layer relates to [P], highest for the natal day; of several pillars the highest counts. */
const PLACE_WEIGHTS: Readonly<Record<PillarPlace | LayerCode, number>> = {
  day: 4,
  year: 3,
  month: 3,
  major: 3,
  annual: 3,
  hour: 2,
  monthly: 2,
  daily: 1,
  hourly: 1,
}

/** Weight of a relation that a layer adds: relation (or star) weight × layer weight × highest pillar weight. */
export function jointRelationWeightOf(
  type: JointType,
  star: StarCode | null,
  by: LayerCode,
  met: readonly (PillarPlace | LayerCode)[],
): number {
  const own = type === 'star' ? (STAR_WEIGHTS[star!] ?? 1) : TYPE_WEIGHTS[type]
  return own * LAYER_WEIGHTS[by] * Math.max(...met.map((place) => PLACE_WEIGHTS[place]))
}
