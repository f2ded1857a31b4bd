import type { BirthInput } from './birth.ts'
import type { Chart, PillarPlace } from './chart.ts'
import type { ElementCode } from './cycle.ts'
import type { PlacedPair } from './joint-relations.ts'
import { listRelationsOfLast } from './joint-relations.ts'
import { findJointStars, findFilledVoids } from './joint-stars.ts'
import type { JointType } from './joint-weights.ts'
import { jointRelationWeightOf } from './joint-weights.ts'
import type { LayerCode } from './layer-codes.ts'
import { LUCK_LAYER_HAN } from './layer-codes.ts'
import { layersAt } from './layers.ts'
import type { NatalNumbers } from './natal.ts'
import { natalNumbersOf, NATAL_PILLAR_PLACES } from './natal.ts'
import type { Stamped } from './rules.ts'
import { VERSION_STAMP } from './rules.ts'
import type { StarCode } from './star-rules.ts'

/** A relation that a layer of luck adds, with the pillars that take part. */
export interface JointRelation {
  readonly type: JointType
  /** Natal pillars that take part: the related pillars, those that find the star, or those whose void is filled. */
  readonly natal: readonly PillarPlace[]
  /** Layers that take part, longest first; never empty. The last one adds the relation, which lasts as long as that layer. */
  readonly layers: readonly LayerCode[]
  /** Element that a combination turns into; null for other relations. */
  readonly element: ElementCode | null
  /** Code of the star; null unless the type is `star`. */
  readonly star: StarCode | null
  /** Weight [P], a whole number from 1 to 280 without a unit. */
  readonly weight: number
}

/** Natal chart, luck, year, month, day and hour combined at a moment. */
export interface JointLayers extends Stamped {
  readonly input: BirthInput
  readonly moment: { readonly local: string; readonly offsetSeconds: number }
  /** Text of every pillar (甲子); null for an unknown hour of birth, and for `major` outside the ten luck pillars. */
  readonly pillars: Readonly<Record<PillarPlace | LayerCode, string | null>>
  /** Relations by descending weight; of equal weights, the longer layer's first. */
  readonly relations: readonly JointRelation[]
}

const LAYERS = /* @__PURE__ */ Object.keys(LUCK_LAYER_HAN) as readonly LayerCode[]

/** Lists the relations that each layer at a moment adds to the chart and the longer layers; shorter layers have no influence. */
export function jointLayersAt(chart: Chart, moment: { readonly local: string; readonly offsetSeconds: number }): JointLayers {
  const layers = layersAt(chart, moment)
  const own = natalNumbersOf(chart)
  const natal = own.pairs.map((pair, i): PlacedPair => ({ place: NATAL_PILLAR_PLACES[i]!, pair }))
  const flows = LAYERS.flatMap((place): PlacedPair[] => (layers[place] === null ? [] : [{ place, pair: layers[place].pillar }]))
  const relations = flows.flatMap((_, n) => listJointRelations(own, natal, flows.slice(0, n + 1)))
  const textOf = (place: PlacedPair['place']) => [...natal, ...flows].find((one) => one.place === place)?.pair.ganzhi ?? null
  return {
    ...VERSION_STAMP,
    input: chart.input,
    moment: { local: moment.local, offsetSeconds: moment.offsetSeconds },
    pillars: Object.fromEntries([...NATAL_PILLAR_PLACES, ...LAYERS].map((place) => [place, textOf(place)])) as JointLayers['pillars'],
    relations: relations.sort((a, b) => b.weight - a.weight),
  }
}

/** Lists the relations that the last of `flows` adds. */
function listJointRelations(own: NatalNumbers, natal: readonly PlacedPair[], flows: readonly PlacedPair[]): JointRelation[] {
  const { place, pair } = flows.at(-1)!
  const parties = [...natal, ...flows]
  const last = parties.length - 1
  const toRelation = (type: JointType, at: readonly number[], element: ElementCode | null = null, star: StarCode | null = null) => {
    const places = at.map((i) => parties[i]!.place)
    const met = places.filter((one) => one !== place)
    return {
      type,
      natal: NATAL_PILLAR_PLACES.filter((one) => places.includes(one)),
      layers: LAYERS.filter((one) => places.includes(one)),
      element,
      star,
      weight: jointRelationWeightOf(type, star, place as LayerCode, met),
    }
  }
  const filled = findFilledVoids(own.pairs, pair)
  return [
    ...listRelationsOfLast(parties).map(({ type, at, element }) => toRelation(type, at, element)),
    ...(filled.length === 0 ? [] : [toRelation('void-filled', [...filled, last])]),
    ...findJointStars(own, pair).map(({ star, at }) => toRelation('star', [...at, last], null, star)),
  ]
}
