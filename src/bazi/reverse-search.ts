import { checkCondition, checkObject } from './bad-input.ts'
import { checkOffset } from './birth.ts'
import { formatLocalTime, DAY_SECONDS, epochDayOf, formatUtc } from './calendar.ts'
import { findHourPairSpans } from './clock-spans.ts'
import type { Ganzhi } from './cycle.ts'
import { parsePair, NATAL_PILLAR_PLACES } from './natal.ts'
import type { ZiRule } from './pillars.ts'
import { pillarOfEpochDay, monthPillarOfJie } from './pillars.ts'
import { FIRST_YEAR, LAST_YEAR } from './rules.ts'
import { jieNumberAt, jieSecondsAt } from './solar-terms.ts'
import { SECONDS_PER_DEGREE, solarClockAt } from './solar-time.ts'
import type { SecondsSpan } from './year-names.ts'
import { findYearsOfPair } from './year-names.ts'

/** Place whose civil or solar clock is searched. */
export interface SearchPlace {
  /** UTC offset of the zone in seconds, east positive and constant: daylight saving is ignored. */
  readonly offsetSeconds: number
  /** Degrees, east positive. */
  readonly lng: number
}

/** Rules of the pillars, as in `BirthInput` and its school. */
export interface SearchRules {
  readonly solarTime: boolean
  readonly zi: ZiRule
  /** With `zi` '24': the late hour takes its stem from the current day. */
  readonly lateHour?: 'kept-day'
  /** The year pair changes at the lunar New Year on the civil clock instead of 立春. */
  readonly yearName?: 'lunar-new-year'
}

/** An interval in which every birth has the pillars: from `fromUtc` up to, but not including, `toUtc`. */
export interface SearchInterval {
  readonly fromUtc: string
  readonly toUtc: string
  /** The same interval on the civil clock, `YYYY-MM-DDTHH:mm:ss`. */
  readonly fromLocal: string
  readonly toLocal: string
}

export interface SearchResult {
  readonly rules: SearchRules
  /** In order of time. */
  readonly intervals: readonly SearchInterval[]
}

const DAY_RULES: readonly Pick<SearchRules, 'zi' | 'lateHour'>[] = [{ zi: '23' }, { zi: '24' }, { zi: '24', lateHour: 'kept-day' }]

/** All twelve combinations of two clocks, three changes of day and two starts of the year; the default rules first. */
export const SEARCH_RULES: readonly SearchRules[] = [{}, { yearName: 'lunar-new-year' } as const].flatMap((name) =>
  [true, false].flatMap((solarTime) => DAY_RULES.map((day): SearchRules => ({ solarTime, ...day, ...name }))),
)

/** Seconds around a difference of half a day between mean solar and civil clock; such places are rejected: their solar date jumps. */
const HALF_DAY_MARGIN = 1800

/** Finds every time in 1850–2100 with these pillars (`[year, month, day, hour]`, hour null if unknown), to the second. @throws BadInput */
export function reverseSearch(
  pillars: readonly (string | null)[],
  place: SearchPlace,
  rules: readonly SearchRules[] = SEARCH_RULES,
): readonly SearchResult[] {
  checkCondition(Array.isArray(pillars) && pillars.length === NATAL_PILLAR_PLACES.length, 'pillars', 'format')
  const pairs = NATAL_PILLAR_PLACES.map((name, i) => (name === 'hour' && pillars[i] === null ? null : parsePair(pillars[i] ?? null, name)))
  checkPlace(place)
  checkCondition(Array.isArray(rules), 'rules', 'format')
  return rules.map((one) => ({ rules: one, intervals: intervalsOf(pairs, place, one) }))
}

function checkPlace(place: SearchPlace): void {
  checkObject(place, 'place')
  const { offsetSeconds, lng } = place
  checkOffset(offsetSeconds)
  checkCondition(typeof lng === 'number' && Math.abs(lng) <= 180, 'lng', 'range')
  const apart = Math.abs(offsetSeconds - lng * SECONDS_PER_DEGREE) % DAY_SECONDS
  checkCondition(Math.abs(apart - DAY_SECONDS / 2) > HALF_DAY_MARGIN, 'lng', 'mismatch')
}

/** Range of births that can be cast, on the civil clock. */
const FIRST_SECOND = epochDayOf(FIRST_YEAR, 1, 1) * DAY_SECONDS
const END_SECOND = epochDayOf(LAST_YEAR + 1, 1, 1) * DAY_SECONDS

function intervalsOf(pairs: readonly (Ganzhi | null)[], place: SearchPlace, rules: SearchRules): readonly SearchInterval[] {
  checkObject(rules, 'rules')
  checkCondition(rules.zi === '23' || rules.zi === '24', 'zi', 'format')
  checkCondition(typeof rules.solarTime === 'boolean', 'solarTime', 'format')
  const [year, month, day, hour] = pairs
  const { offsetSeconds } = place
  const spans = findYearsOfPair(year!.index, rules.yearName, offsetSeconds)
    .map((span) => intersectSpans(span, { from: FIRST_SECOND - offsetSeconds, to: END_SECOND - offsetSeconds }))
    .flatMap((span) => monthsWithin(span, month!))
    .flatMap((span) => daysWithin(span, day!, hour?.index ?? null, place, rules))
  return mergeSpans(spans).map(({ from, to }) => ({
    fromUtc: formatUtc(from),
    toUtc: formatUtc(to),
    fromLocal: formatLocalTime(from + offsetSeconds),
    toLocal: formatLocalTime(to + offsetSeconds),
  }))
}

const intersectSpans = (a: SecondsSpan, b: SecondsSpan): SecondsSpan => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) })
const isNonEmptySpan = ({ from, to }: SecondsSpan) => from < to

function monthsWithin(span: SecondsSpan, month: Ganzhi): readonly SecondsSpan[] {
  if (!isNonEmptySpan(span)) return []
  const found: SecondsSpan[] = []
  for (let jie = jieNumberAt(span.from); jieSecondsAt(jie) < span.to; jie++)
    if (monthPillarOfJie(jie).index === month.index)
      found.push(intersectSpans(span, { from: jieSecondsAt(jie), to: jieSecondsAt(jie + 1) }))
  return found
}

function daysWithin(span: SecondsSpan, day: Ganzhi, hour: number | null, place: SearchPlace, rules: SearchRules): readonly SecondsSpan[] {
  const dayOf = (utc: number) => Math.floor((utc + place.offsetSeconds) / DAY_SECONDS)
  const found: SecondsSpan[] = []
  // Searches one more day on either side: solar and civil clock differ by up to half a day.
  for (let days = dayOf(span.from) - 1; days <= dayOf(span.to) + 1; days++) {
    if (pillarOfEpochDay(days).index !== day.index) continue
    for (const clock of findHourPairSpans(days, hour, rules.zi, rules.lateHour !== undefined)) {
      const utc = { from: utcAtClock(clock.from, place, rules), to: utcAtClock(clock.to, place, rules) }
      found.push(intersectSpans(span, utc))
    }
  }
  return found.filter(isNonEmptySpan)
}

/** First UTC second at which the clock shows `clock` or later. */
function utcAtClock(clock: number, { offsetSeconds, lng }: SearchPlace, { solarTime }: SearchRules): number {
  let utc = clock - offsetSeconds
  if (!solarTime) return utc
  const shownAt = (at: number) => solarClockAt(at, lng, at + offsetSeconds).seconds
  // The solar clock gains or loses at most 30 s a day, so these steps come within seconds of the result.
  utc += clock - shownAt(utc)
  utc += clock - shownAt(utc)
  while (shownAt(utc - 1) >= clock) utc--
  while (shownAt(utc) < clock) utc++
  return utc
}

/** Merges overlapping and adjacent spans. */
function mergeSpans(spans: readonly SecondsSpan[]): readonly SecondsSpan[] {
  const whole: SecondsSpan[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const before = whole.at(-1)
    if (before && before.to >= span.from) whole[whole.length - 1] = { from: before.from, to: Math.max(before.to, span.to) }
    else whole.push(span)
  }
  return whole
}
