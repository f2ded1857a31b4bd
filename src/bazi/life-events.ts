import { checkCondition, checkObject } from './bad-input.ts'
import { checkedDaysOf, epochDayOf } from './calendar.ts'
import type { JointType } from './joint-weights.ts'
import type { LayerCode } from './layer-codes.ts'

export type EventKind = 'marriage' | 'parting' | 'child' | 'move' | 'job' | 'study' | 'loss' | 'illness'

/** An event in a life. */
export interface StatedEvent {
  readonly kind: EventKind
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, by how much of the date is known. */
  readonly date: string
}

/** Kinds of relation between a layer and the hour pillar. */
type MeetingKind = 'bond' | 'clash' | 'hurt' | 'same'

const MEETINGS: Partial<Record<JointType, MeetingKind>> = {
  'six-combine': 'bond',
  'half-three': 'bond',
  'arch-three': 'bond',
  'hidden-combine': 'bond',
  'stem-combine': 'bond',
  clash: 'clash',
  'counter-pillar': 'clash',
  'stem-clash': 'clash',
  punish: 'hurt',
  'self-punish': 'hurt',
  harm: 'hurt',
  break: 'hurt',
  'same-pillar': 'same',
}

/** Weights of the reasons for an hour, for one kind of event [P]. */
interface KindWeights extends Readonly<Record<MeetingKind, number>> {
  /** Sign of the elements' favour: 1 if favourable elements count for the event, −1 if unfavourable ones do, 0 if neither. */
  readonly fair: number
  /** Weight of a change of the luck pillar near the event. */
  readonly turn: number
}

/** Relations to the hour weigh most for a child: the hour pillar is the palace of children. */
const KIND_WEIGHTS: Readonly<Record<EventKind, KindWeights>> = {
  marriage: { fair: 1, bond: 1, clash: 0, hurt: -0.5, same: 0, turn: 0.5 },
  parting: { fair: -1, bond: -0.5, clash: 1, hurt: 1, same: 0.5, turn: 0.5 },
  child: { fair: 1, bond: 2, clash: 1, hurt: 0, same: 1, turn: 0 },
  move: { fair: 0, bond: 0, clash: 1, hurt: 0, same: 0.5, turn: 1 },
  job: { fair: 1, bond: 0.5, clash: 0.5, hurt: 0, same: 0, turn: 1 },
  study: { fair: 1, bond: 0.5, clash: -0.5, hurt: -0.5, same: 0, turn: 0 },
  loss: { fair: -1, bond: -0.5, clash: 1, hurt: 1, same: 1, turn: 0.5 },
  illness: { fair: -1, bond: -0.5, clash: 1, hurt: 1, same: 1, turn: 0 },
}

export const EVENT_KINDS = Object.keys(KIND_WEIGHTS) as readonly EventKind[]

export const kindWeightsOf = (kind: EventKind): KindWeights => KIND_WEIGHTS[kind]

export function eventRelationWeightOf(kind: EventKind, type: JointType): number {
  const meeting = MEETINGS[type]
  return meeting === undefined ? 0 : KIND_WEIGHTS[kind][meeting]
}

/** An event with its day; the 15th of the month, or 1 July, if only month or year is known. */
export interface DatedEvent {
  readonly kind: EventKind
  /** Days since 1970-01-01. */
  readonly days: number
  /** Layers that the known part of the date determines, longest first. */
  readonly layers: readonly LayerCode[]
}

const LAYERS: readonly LayerCode[] = ['major', 'annual', 'monthly', 'daily']
const DATE = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/

/** Parses an event. @throws BadInput (`events`, or `date` for a day that does not exist) */
export function parseStatedEvent(event: StatedEvent): DatedEvent {
  checkObject(event, 'events')
  const { kind, date } = event
  checkCondition(EVENT_KINDS.includes(kind), 'events', 'format')
  const parts = typeof date === 'string' ? DATE.exec(date) : null
  checkCondition(parts !== null, 'events', 'format')
  const [year, month, day] = parts.slice(1).map((part) => (part === undefined ? undefined : Number(part))) as [number, number?, number?]
  checkedDaysOf({ year, month: month ?? 7, day: day ?? 1 })
  const known = month === undefined ? 2 : day === undefined ? 3 : 4
  return { kind, days: epochDayOf(year, month ?? 7, day ?? (month === undefined ? 1 : 15)), layers: LAYERS.slice(0, known) }
}
