import { checkObject } from './bad-input.ts'
import { checkOffset } from './birth.ts'
import { parseLocalTime, formatUtc } from './calendar.ts'
import { relationsAmong, type Relation } from './chart-relations.ts'
import type { Chart } from './chart.ts'
import type { Ganzhi } from './cycle.ts'
import { checkPair } from './cycle.ts'
import { luckPillarAt, monthPillarAt, yearPillarAt } from './flow.ts'
import type { LayerCode } from './layer-codes.ts'
import type { NatalNumbers, NatalSource } from './natal.ts'
import { natalNumbersOf } from './natal.ts'
import type { Pillar } from './pillar.ts'
import { pillarOf } from './pillar.ts'
import { computeDayHourPairs } from './pillars.ts'
import type { Stamped } from './rules.ts'
import { VERSION_STAMP } from './rules.ts'
import type { StarCode } from './star-rules.ts'
import { starsAt } from './stars.ts'

/** A pair from outside in relation to one chart. */
export interface Layer extends Stamped {
  /** The pair with its ten gods, nayin and life stage. */
  readonly pillar: Pillar
  /** Stars that the chart finds in the pair. */
  readonly stars: readonly StarCode[]
  /** Relations of the pair to the chart; `positions` are those of the natal pillars only, and `distance` is always 1. */
  readonly relations: readonly Relation[]
}

/** Computes the layer of a luck, year, month, day or hour pair for a chart. @throws BadInput for a pair that is not one of the sixty */
export function layerOf(source: NatalSource, pair: Ganzhi): Layer {
  const natal = natalNumbersOf(source)
  checkPair(pair, 'pair')
  return layerOfNatal(natal, pair)
}

function layerOfNatal(natal: NatalNumbers, pair: Ganzhi): Layer {
  const own = natal.pairs.length
  const relations = relationsAmong([...natal.pairs, pair])
    .filter(({ positions }) => positions.includes(own))
    .map((one) => ({ ...one, positions: one.positions.filter((i) => i !== own), distance: 1 }))
  return { ...VERSION_STAMP, pillar: pillarOf(pair, natal.pairs[2]!.stem), stars: starsAt(natal, pair, null), relations }
}

/** All five layers; `major` is null before luck starts and after its hundred years. */
export type Layers = Stamped & Readonly<Record<Exclude<LayerCode, 'major'>, Layer>> & { readonly major: Layer | null }

/** Computes the layers at a moment of the user's clock, 1849–2101. @throws BadInput (`chart`, `moment`, `local`, `offsetSeconds`, `utc`) */
export function layersAt(chart: Chart, moment: { readonly local: string; readonly offsetSeconds: number }): Layers {
  const natal = natalNumbersOf(chart, 'chart')
  checkObject(moment, 'moment')
  checkOffset(moment.offsetSeconds)
  const seconds = parseLocalTime(moment.local, 'local')
  const utc = formatUtc(seconds - moment.offsetSeconds)
  const major = luckPillarAt(chart, utc)
  const { day, hour } = computeDayHourPairs(seconds, '24')
  const of = (pair: Ganzhi) => layerOfNatal(natal, pair)
  return {
    ...VERSION_STAMP,
    major: major && of(major),
    annual: of(yearPillarAt(utc)),
    monthly: of(monthPillarAt(utc)),
    daily: of(day),
    hourly: of(hour),
  }
}
