import type { ActivityCode } from '#almanac/codes.ts'
import { ACTIVITIES } from '#almanac/codes.ts'

/** What may be done and what is better left, each list in order. */
export interface BothLists {
  readonly do: readonly ActivityCode[]
  readonly dont: readonly ActivityCode[]
}

/**
 * What an activity comes with, in the words that people read: who may do the first cannot be told to leave
 * the second. The other way round it may well be: papers can be signed on a day that is none to buy a car.
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

/** Whether a day that advises the one would contradict itself by warning of the other. */
export function isContrary(advised: ActivityCode, warned: ActivityCode): boolean {
  return advised === warned || (COMES_WITH[advised]?.includes(warned) ?? false)
}

interface Entry {
  readonly side: keyof BothLists
  readonly code: ActivityCode
}

const isAgainst = (one: Entry, other: Entry) =>
  one.side !== other.side && (one.side === 'do' ? isContrary(one.code, other.code) : isContrary(other.code, one.code))

/**
 * The lists without the weaker half of every pair that contradicts itself: what contradicts `firm` goes, and of
 * two entries the one that is asked after less.
 */
export function withoutContraries(lists: BothLists, firm: BothLists): BothLists {
  const entriesOf = ({ do: advised, dont }: BothLists): Entry[] => [
    ...advised.map((code) => ({ side: 'do' as const, code })),
    ...dont.map((code) => ({ side: 'dont' as const, code })),
  ]
  const standing = entriesOf(firm)
  for (const entry of entriesOf(lists).sort((a, b) => ACTIVITIES.indexOf(a.code) - ACTIVITIES.indexOf(b.code)))
    if (!standing.some((other) => isAgainst(entry, other))) standing.push(entry)
  const stands = (side: Entry['side'], code: ActivityCode) => standing.some((entry) => entry.side === side && entry.code === code)
  return { do: lists.do.filter((code) => stands('do', code)), dont: lists.dont.filter((code) => stands('dont', code)) }
}
