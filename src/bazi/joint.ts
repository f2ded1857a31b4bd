import type { BirthInput } from './birth.ts'
import type { Chart, PillarPlace } from './chart.ts'
import type { ElementCode } from './cycle.ts'
import type { Party } from './joint-relations.ts'
import { meetingsOfLast } from './joint-relations.ts'
import { starsBroughtBy, voidsFilledBy } from './joint-stars.ts'
import type { JointType } from './joint-weights.ts'
import { jointWeightOf } from './joint-weights.ts'
import type { LayerCode } from './layer-codes.ts'
import { LAYER_HAN } from './layer-codes.ts'
import { layersAt } from './layers.ts'
import type { Natal } from './natal.ts'
import { natalOf, PLACES } from './natal.ts'
import { ENGINE_VERSION, RULE_SET } from './rules.ts'
import type { StarCode } from './star-rules.ts'

/** What a layer of luck brings, and to whom. */
export interface JointRelation {
  readonly type: JointType
  /** Natal pillars that take part: those related to, those whose star it is, those whose void is filled. */
  readonly natal: readonly PillarPlace[]
  /** Layers that take part, the longest first. The last one brings the relation, which lasts as long as that layer; never none. */
  readonly layers: readonly LayerCode[]
  /** What a combination turns towards; null for the others. */
  readonly element: ElementCode | null
  /** Which star; null for all but `star`. */
  readonly star: StarCode | null
  /** How much it says [P], a whole number from 1 to 280 with no unit. */
  readonly weight: number
}

/** Natal chart, luck, year, month, day and hour seen together at a moment. */
export interface JointLayers {
  readonly engine: string
  readonly rules: string
  readonly input: BirthInput
  readonly moment: { readonly local: string; readonly offsetSeconds: number }
  /** Every pillar as written (甲子); null for an unknown hour of birth, and for luck that does not run. */
  readonly pillars: Readonly<Record<PillarPlace | LayerCode, string | null>>
  /** The weightiest first; of equals what the longer layer brings. */
  readonly relations: readonly JointRelation[]
}

const LAYERS = /* @__PURE__ */ Object.keys(LAYER_HAN) as readonly LayerCode[]

/**
 * All that the layers at a moment bring to the chart and to each other, from the ten years down to the
 * double-hour. What the longer layers bring does not rest on the shorter ones: the relations of a year
 * are those whose last layer is `annual`, whatever the day. Moment and turns as in `layersAt`.
 */
export function jointLayersAt(chart: Chart, moment: { readonly local: string; readonly offsetSeconds: number }): JointLayers {
  const layers = layersAt(chart, moment)
  const own = natalOf(chart)
  const natal = own.pairs.map((pair, i): Party => ({ place: PLACES[i]!, pair }))
  const flows = LAYERS.flatMap((place): Party[] => (layers[place] === null ? [] : [{ place, pair: layers[place].pillar }]))
  const relations = flows.flatMap((_, n) => broughtBy(own, natal, flows.slice(0, n + 1)))
  const textOf = (place: Party['place']) => [...natal, ...flows].find((one) => one.place === place)?.pair.ganzhi ?? null
  return {
    engine: ENGINE_VERSION,
    rules: RULE_SET,
    input: chart.input,
    moment: { local: moment.local, offsetSeconds: moment.offsetSeconds },
    pillars: Object.fromEntries([...PLACES, ...LAYERS].map((place) => [place, textOf(place)])) as JointLayers['pillars'],
    relations: relations.sort((a, b) => b.weight - a.weight),
  }
}

/** What the last of the layers brings. */
function broughtBy(own: Natal, natal: readonly Party[], flows: readonly Party[]): JointRelation[] {
  const { place, pair } = flows.at(-1)!
  const parties = [...natal, ...flows]
  const last = parties.length - 1
  const brought = (type: JointType, at: readonly number[], element: ElementCode | null = null, star: StarCode | null = null) => {
    const places = at.map((i) => parties[i]!.place)
    const met = places.filter((one) => one !== place)
    return {
      type,
      natal: PLACES.filter((one) => places.includes(one)),
      layers: LAYERS.filter((one) => places.includes(one)),
      element,
      star,
      weight: jointWeightOf(type, star, place as LayerCode, met),
    }
  }
  const filled = voidsFilledBy(own.pairs, pair)
  return [
    ...meetingsOfLast(parties).map(({ type, at, element }) => brought(type, at, element)),
    ...(filled.length === 0 ? [] : [brought('void-filled', [...filled, last])]),
    ...starsBroughtBy(own, pair).map(({ star, at }) => brought('star', [...at, last], null, star)),
  ]
}
