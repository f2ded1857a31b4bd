import { verdictOf } from './analysis.ts'
import { clockSecondsOf, DAY_SECONDS } from './calendar.ts'
import type { Chart } from './chart.ts'
import type { Ganzhi } from './cycle.ts'
import { meetingsOfLast } from './joint-relations.ts'
import type { JointType } from './joint-weights.ts'
import { jointWeightOf } from './joint-weights.ts'
import type { LayerCode } from './layer-codes.ts'
import type { DatedEvent, EventKind } from './life-events.ts'
import { kindWeightsOf, meetingWeightOf } from './life-events.ts'
import { natalOf } from './natal.ts'
import { dayPillarOfDays, monthPillarOfJie, yearPillarOfJie } from './pillars.ts'
import { personalPartsOf } from './score-parts.ts'
import { jieNumberAt } from './solar-terms.ts'

/** One reason for or against an hour. */
export interface Evidence {
  readonly code: 'favour' | 'meets-hour' | 'luck-turn'
  /** Of the turn of luck: `major`. */
  readonly layer: LayerCode
  /** What the layer is to the hour; null for the others. */
  readonly type: JointType | null
  readonly points: number
}

/** How much the elements of a layer count, against the year's. */
const LAYER_SHARES: Readonly<Record<LayerCode, number>> = { annual: 1, major: 0.8, monthly: 0.6, daily: 0.4, hourly: 0 }
/** Points of a relation by its joint weight: a clash of the year with the hour weighs 100. */
const POINTS_PER_WEIGHT = 0.1
const TURN_POINTS = 6
const TURN_DAYS = 365

/** An event with the pairs of its year, month and day, as far as they are known; the same for every hour. */
export interface PlacedEvent extends DatedEvent {
  readonly pairs: readonly (readonly [LayerCode, Ganzhi])[]
}

/** The pairs at noon of its day. */
export function placedEventOf(event: DatedEvent, offsetSeconds: number): PlacedEvent {
  const { days, layers } = event
  const jie = jieNumberAt(days * DAY_SECONDS + DAY_SECONDS / 2 - offsetSeconds)
  const all = [
    ['annual', yearPillarOfJie(jie)],
    ['monthly', monthPillarOfJie(jie)],
    ['daily', dayPillarOfDays(days)],
  ] as const
  return { ...event, pairs: all.filter(([layer]) => layers.includes(layer)) }
}

/** What a date is to a chart whose hour is taken for known, as reasons or in all. */
export interface Witness {
  readonly evidenceOf: (event: PlacedEvent) => readonly Evidence[]
  readonly pointsOf: (event: PlacedEvent) => number
}

/** Each layer's part is a table of the sixty pairs, filled as it is asked for. */
export function witnessOf(chart: Chart): Witness {
  const natal = natalOf(chart)
  const place = { place: 'hour', pair: natal.pairs[3]! } as const
  const personal = personalPartsOf(natal, verdictOf(natal))
  const { pillars: luck, endDate } = chart.luck
  const turns = [...luck.map(({ startDate }) => startDate), endDate].map(daysOfDate)

  const favours: (number | undefined)[] = []
  const favourOf = (pair: Ganzhi) =>
    (favours[pair.index] ??= personal(pair).reduce((sum, { code, points }) => sum + (ELEMENT_PARTS.includes(code) ? points : 0), 0))
  const met: (readonly JointType[] | undefined)[] = []
  // The year stands for every layer: between one and the hour none has a relation of its own.
  const typesOf = (pair: Ganzhi) => (met[pair.index] ??= meetingsOfLast([place, { place: 'annual', pair }]).map(({ type }) => type))

  const evidenceAt = (kind: EventKind, layer: LayerCode, pair: Ganzhi): readonly Evidence[] => {
    const points = favourOf(pair) * LAYER_SHARES[layer] * kindWeightsOf(kind).fair
    const relations = typesOf(pair).map((type): Evidence => {
      const weight = jointWeightOf(type, null, layer, ['hour']) * meetingWeightOf(kind, type)
      return { code: 'meets-hour', layer, type, points: weight * POINTS_PER_WEIGHT }
    })
    return [{ code: 'favour' as const, layer, type: null, points }, ...relations].filter((one) => one.points !== 0)
  }

  const turnAt = ({ kind, days, layers }: PlacedEvent): number => {
    const { turn } = kindWeightsOf(kind)
    // Of an event that is known to the year alone it cannot be said.
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
  return clockSecondsOf(`${date}T00:00:00`, 'date') / DAY_SECONDS
}
