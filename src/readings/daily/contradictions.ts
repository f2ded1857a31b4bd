import type { ActivityCode } from '#almanac/codes.ts'
import { ACTIVITIES } from '#almanac/codes.ts'

/** Advised (宜) and discouraged (忌) activities of a day. */
export interface ActivityLists {
  readonly do: readonly ActivityCode[]
  readonly dont: readonly ActivityCode[]
}

/**
 * If the key is advised, the values must not be discouraged; the converse may hold: a bad day for buying a car still
 * allows signing papers.
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

/** Whether advising one activity contradicts discouraging the other. */
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
  const retained = entriesOf(firm)
  for (const entry of entriesOf(lists).sort((a, b) => ACTIVITIES.indexOf(a.code) - ACTIVITIES.indexOf(b.code)))
    if (!retained.some((other) => areContradictory(entry, other))) retained.push(entry)
  const isRetained = (side: ListEntry['side'], code: ActivityCode) => retained.some((entry) => entry.side === side && entry.code === code)
  return { do: lists.do.filter((code) => isRetained('do', code)), dont: lists.dont.filter((code) => isRetained('dont', code)) }
}
