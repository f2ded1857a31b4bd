import type { ActivityCode } from '#almanac/codes.ts'
import { ACTIVITIES } from '#almanac/codes.ts'

/** Advised and discouraged activities, each in order. */
export interface ActivityLists {
  readonly do: readonly ActivityCode[]
  readonly dont: readonly ActivityCode[]
}

/**
 * Activities that each activity implies for a reader: if the key is advised, the values must not be discouraged.
 * The converse does not hold: papers can be signed on a day that is bad for buying a car.
 */
const COMES_WITH: Partial<Readonly<Record<ActivityCode, readonly ActivityCode[]>>> = {
  moving: ['move-in'],
  'move-in': ['moving'],
  wedding: ['engagement'],
  engagement: ['wedding'],
  signing: ['trade'],
  opening: ['trade', 'collect'],
  trade: ['signing', 'collect', 'pay-out', 'splurge'],
  property: ['signing', 'trade', 'pay-out', 'splurge'],
  car: ['signing', 'trade', 'pay-out', 'splurge'],
  clothes: ['splurge'],
  'pay-out': ['splurge'],
  groundbreaking: ['build'],
  build: ['groundbreaking'],
  renovate: ['repair', 'demolish'],
  kitchen: ['renovate', 'repair'],
  cleaning: ['clear-out'],
  'clear-out': ['cleaning'],
  tidy: ['cleaning', 'clear-out'],
  skill: ['school'],
  school: ['skill'],
  learn: ['school', 'skill'],
  research: ['school', 'skill'],
  talk: ['friends'],
  parents: ['travel'],
}

/** Whether advising the one activity contradicts warning of the other. */
export function contradicts(advised: ActivityCode, warned: ActivityCode): boolean {
  return advised === warned || (COMES_WITH[advised]?.includes(warned) ?? false)
}

interface ListEntry {
  readonly side: keyof ActivityLists
  readonly code: ActivityCode
}

const areContradictory = (one: ListEntry, other: ListEntry) =>
  one.side !== other.side && (one.side === 'do' ? contradicts(one.code, other.code) : contradicts(other.code, one.code))

/**
 * Removes contradictions from the lists: every entry that contradicts `firm`, and of two contradicting entries the
 * less popular one (later in `ACTIVITIES`).
 */
export function removeContradictions(lists: ActivityLists, firm: ActivityLists): ActivityLists {
  const entriesOf = ({ do: advised, dont }: ActivityLists): ListEntry[] => [
    ...advised.map((code) => ({ side: 'do' as const, code })),
    ...dont.map((code) => ({ side: 'dont' as const, code })),
  ]
  const standing = entriesOf(firm)
  for (const entry of entriesOf(lists).sort((a, b) => ACTIVITIES.indexOf(a.code) - ACTIVITIES.indexOf(b.code)))
    if (!standing.some((other) => areContradictory(entry, other))) standing.push(entry)
  const stands = (side: ListEntry['side'], code: ActivityCode) => standing.some((entry) => entry.side === side && entry.code === code)
  return { do: lists.do.filter((code) => stands('do', code)), dont: lists.dont.filter((code) => stands('dont', code)) }
}
