import { dayPieces } from './alternatives.ts'
import { checkCondition, checkObject } from './bad-input.ts'
import type { BirthInput } from './birth.ts'
import { parseBirthInput } from './birth.ts'
import { parseLocalTime, DAY_SECONDS } from './calendar.ts'
import type { Evidence, EventWithPairs, EventWeigher } from './event-evidence.ts'
import { addEventPairs, createEventWeigher } from './event-evidence.ts'
import type { DatedEvent, StatedEvent } from './life-events.ts'
import { parseStatedEvent } from './life-events.ts'
import type { Stamped } from './rules.ts'
import { VERSION_STAMP } from './rules.ts'

export interface EventPart extends Evidence {
  /** Index of the event in the list. */
  readonly event: number
}

/** Evidence of all events for one hour. */
export interface HourEvidence {
  readonly from: string
  readonly hour: string
  /** Sum of the points of `parts`. */
  readonly sum: number
  /** Mean of the sums for this hour over the sets of random dates. */
  readonly usual: number
  /** z-score of the sum against random dates, in standard deviations; from each sum the mean of all hours is subtracted first. */
  readonly above: number
  readonly parts: readonly EventPart[]
}

export interface HourFinding extends Stamped {
  /** Hours in order of the day, as in `hoursOf`. */
  readonly hours: readonly HourEvidence[]
  /** Index of the best hour; null if its chance exceeds the limit. */
  readonly best: number | null
  /** Share of random sets of dates whose best hour has at least the same z-score, 0–1; 1 for fewer than three events. */
  readonly chance: number
  /** Largest `chance` at which `best` is not null. */
  readonly limit: number
}

/** Largest accepted chance. */
const LIMIT = 0.05
/** Number of sets of random dates; the smallest possible chance is 1 in 200. */
const SETS = 199
const FEWEST_EVENTS = 3
const MOST_EVENTS = 40
/** Random dates start at this age in days, or at the earliest event if that is earlier. */
const ADULT_DAYS = 16 * 365

/** Weighs dated events for each hour of the day of birth [P] (README). @param until last allowed day @throws BadInput as `castChart` */
export function findBirthHour(input: BirthInput, events: readonly StatedEvent[], until: string): HourFinding {
  checkObject(input, 'input')
  const pieces = dayPieces({ ...input, hourUnknown: false })
  const birth = Math.floor(parseBirthInput(input).civilSeconds / DAY_SECONDS)
  const last = parseLocalTime(`${until}T00:00:00`, 'until') / DAY_SECONDS
  checkCondition(last > birth, 'until', 'range')
  checkCondition(Array.isArray(events), 'events', 'format')
  checkCondition(events.length <= MOST_EVENTS, 'events', 'range')
  const dated = events.map(parseStatedEvent)
  for (const { days, layers } of dated)
    checkCondition(days >= birth - dateToleranceOf(layers) && days <= last + dateToleranceOf(layers), 'events', 'range')

  const witnesses = pieces.map(({ chart }) => createEventWeigher(chart))
  const from = Math.min(birth + ADULT_DAYS, last, ...dated.map(({ days }) => days))
  const placed = (list: readonly DatedEvent[]) => list.map((event) => addEventPairs(event, input.offsetSeconds))
  const own = placed(dated)
  const sets = Array.from({ length: SETS }, (_, set) => sumsOf(witnesses, placed(randomizeDates(dated, set, from, last))))
  const sums = sumsOf(witnesses, own)
  const zScoresOf = createZScorer(sets.map(subtractMean))
  const above = zScoresOf(subtractMean(sums))
  const most = Math.max(...above)
  const reached = sets.filter((one) => Math.max(...zScoresOf(subtractMean(one))) >= most).length
  const chance = dated.length < FEWEST_EVENTS ? 1 : (1 + reached) / (1 + SETS)
  return {
    ...VERSION_STAMP,
    hours: pieces.map(({ from: start, chart }, i) => ({
      from: start,
      hour: chart.pillars.hour!.ganzhi,
      sum: sums[i]!,
      usual: meanOf(sets.map((one) => one[i]!)),
      above: above[i]!,
      parts: own.flatMap((event, at) => witnesses[i]!.evidenceOf(event).map((part) => ({ event: at, ...part }))),
    })),
    best: chance <= LIMIT ? above.indexOf(most) : null,
    chance,
    limit: LIMIT,
  }
}

/** Days by which an event may lie outside the allowed range: 184 if known to the year, 31 to the month, 0 to the day. */
const dateToleranceOf = (layers: DatedEvent['layers']) => [184, 31, 0][layers.length - 2]!

const meanOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length

function sumsOf(witnesses: readonly EventWeigher[], events: readonly EventWithPairs[]): readonly number[] {
  return witnesses.map(({ pointsOf }) => events.reduce((sum, event) => sum + pointsOf(event), 0))
}

function subtractMean(sums: readonly number[]): readonly number[] {
  const mean = meanOf(sums)
  return sums.map((sum) => sum - mean)
}

/** Returns a function that computes each hour's z-score against the mean and standard deviation of the sets. */
function createZScorer(sets: readonly (readonly number[])[]): (sums: readonly number[]) => readonly number[] {
  const ways = sets[0]!.map((_, i) => {
    const values = sets.map((one) => one[i]!)
    const mean = meanOf(values)
    return { mean, deviation: Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2))) }
  })
  return (sums) => sums.map((sum, i) => (ways[i]!.deviation === 0 ? 0 : (sum - ways[i]!.mean) / ways[i]!.deviation))
}

/** The same events at pseudo-random days; the same `set` always gives the same days. */
function randomizeDates(events: readonly DatedEvent[], set: number, from: number, last: number): readonly DatedEvent[] {
  return events.map((event, i) => ({ ...event, days: from + Math.floor(shareOf(set * MOST_EVENTS + i) * (last - from + 1)) }))
}

/** Deterministic pseudo-random number from 0 to below 1 (finalizer of MurmurHash 3). */
function shareOf(number: number): number {
  let mixed = Math.imul(number + 1, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
}
