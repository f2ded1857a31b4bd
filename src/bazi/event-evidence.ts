import { computeCoreAnalysis } from './analysis.ts'
import { parseLocalTime, DAY_SECONDS } from './calendar.ts'
import type { Chart } from './chart.ts'
import type { Ganzhi } from './cycle.ts'
import { listRelationsOfLast } from './joint-relations.ts'
import type { JointType } from './joint-weights.ts'
import { jointRelationWeightOf } from './joint-weights.ts'
import type { LayerCode } from './layer-codes.ts'
import type { DatedEvent, EventKind } from './life-events.ts'
import { kindWeightsOf, eventRelationWeightOf } from './life-events.ts'
import { natalNumbersOf } from './natal.ts'
import { pillarOfEpochDay, monthPillarOfJie, yearPillarOfJie } from './pillars.ts'
import { createScorePartLister } from './score-parts.ts'
import { jieNumberAt } from './solar-terms.ts'

/** One reason for or against an hour. */
export interface Evidence {
  readonly code: 'favour' | 'meets-hour' | 'luck-turn'
  /** Layer that gives the reason; `major` for the code 'luck-turn'. */
  readonly layer: LayerCode
  /** Relation of the layer to the hour pillar; null for the other codes. */
  readonly type: JointType | null
  readonly points: number
}

/** Weight of the elements of a layer, relative to the year. */
const LAYER_SHARES: Readonly<Record<LayerCode, number>> = { annual: 1, major: 0.8, monthly: 0.6, daily: 0.4, hourly: 0 }
/** Points of a relation per unit of joint weight; a clash of the year with the hour has weight 100. */
const POINTS_PER_WEIGHT = 0.1
const TURN_POINTS = 6
const TURN_DAYS = 365

/** An event with the pairs of its year, month and day, as far as the date is known; independent of the hour of birth. */
export interface EventWithPairs extends DatedEvent {
  readonly pairs: readonly (readonly [LayerCode, Ganzhi])[]
}

/** Adds to an event the pairs of its known layers at noon of its day. @param offsetSeconds UTC offset of the clock */
export function addEventPairs(event: DatedEvent, offsetSeconds: number): EventWithPairs {
  const { days, layers } = event
  const jie = jieNumberAt(days * DAY_SECONDS + DAY_SECONDS / 2 - offsetSeconds)
  const all = [
    ['annual', yearPillarOfJie(jie)],
    ['monthly', monthPillarOfJie(jie)],
    ['daily', pillarOfEpochDay(days)],
  ] as const
  return { ...event, pairs: all.filter(([layer]) => layers.includes(layer)) }
}

/** Weighs events for a chart with an assumed hour: returns single reasons, or the sum of their points. */
export interface EventWeigher {
  readonly evidenceOf: (event: EventWithPairs) => readonly Evidence[]
  readonly pointsOf: (event: EventWithPairs) => number
}

/** Creates the weigher of a chart. The points of each layer are cached by pair. */
export function createEventWeigher(chart: Chart): EventWeigher {
  const natal = natalNumbersOf(chart)
  const place = { place: 'hour', pair: natal.pairs[3]! } as const
  const personal = createScorePartLister(natal, computeCoreAnalysis(natal))
  const { pillars: luck, endDate } = chart.luck
  const turns = [...luck.map(({ startDate }) => startDate), endDate].map(daysOfDate)

  const favours: (number | undefined)[] = []
  const favourOf = (pair: Ganzhi) =>
    (favours[pair.index] ??= personal(pair).reduce((sum, { code, points }) => sum + (ELEMENT_PARTS.includes(code) ? points : 0), 0))
  const met: (readonly JointType[] | undefined)[] = []
  // 'annual' represents every layer: the relations of a single layer with the hour are the same for all.
  const typesOf = (pair: Ganzhi) => (met[pair.index] ??= listRelationsOfLast([place, { place: 'annual', pair }]).map(({ type }) => type))

  const evidenceAt = (kind: EventKind, layer: LayerCode, pair: Ganzhi): readonly Evidence[] => {
    const points = favourOf(pair) * LAYER_SHARES[layer] * kindWeightsOf(kind).fair
    const relations = typesOf(pair).map((type): Evidence => {
      const weight = jointRelationWeightOf(type, null, layer, ['hour']) * eventRelationWeightOf(kind, type)
      return { code: 'meets-hour', layer, type, points: weight * POINTS_PER_WEIGHT }
    })
    return [{ code: 'favour' as const, layer, type: null, points }, ...relations].filter((one) => one.points !== 0)
  }

  const turnAt = ({ kind, days, layers }: EventWithPairs): number => {
    const { turn } = kindWeightsOf(kind)
    // Skips an event known only to the year: its distance from the luck turn is too uncertain.
    if (turn === 0 || layers.length < 3) return 0
    let apart = TURN_DAYS
    for (const one of turns) apart = Math.min(apart, Math.abs(one - days))
    return TURN_POINTS * turn * (1 - apart / TURN_DAYS)
  }

  const majorAt = (days: number) => (days < turns[luck.length]! ? luck[turns.findLastIndex((turn) => turn <= days)] : undefined)
  const tables: Partial<Record<EventKind, Partial<Record<LayerCode, (number | undefined)[]>>>> = {}
  const pointsAt = (kind: EventKind, layer: LayerCode, pair: Ganzhi) => {
    const table = ((tables[kind] ??= {})[layer] ??= [])
    return (table[pair.index] ??= evidenceAt(kind, layer, pair).reduce((sum, { points }) => sum + points, 0))
  }

  return {
    evidenceOf: (event) => {
      const major = majorAt(event.days)
      const turn = turnAt(event)
      return [
        ...(major ? evidenceAt(event.kind, 'major', major) : []),
        ...event.pairs.flatMap(([layer, pair]) => evidenceAt(event.kind, layer, pair)),
        ...(turn === 0 ? [] : [{ code: 'luck-turn', layer: 'major', type: null, points: turn } as const]),
      ]
    },
    pointsOf: (event) => {
      const major = majorAt(event.days)
      let sum = turnAt(event) + (major ? pointsAt(event.kind, 'major', major) : 0)
      for (const [layer, pair] of event.pairs) sum += pointsAt(event.kind, layer, pair)
      return sum
    },
  }
}

const ELEMENT_PARTS: readonly string[] = ['stem-fair', 'stem-poor', 'hidden-fair', 'hidden-poor']

function daysOfDate(date: string): number {
  return parseLocalTime(`${date}T00:00:00`, 'date') / DAY_SECONDS
}
