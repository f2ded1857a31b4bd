import { check } from './bad-input.ts'
import type { BirthInput } from './birth.ts'
import { birthOf } from './birth.ts'
import { civilDateOf, clockText, DAY_SECONDS } from './calendar.ts'
import type { Clock } from './clock.ts'
import { utcSecondsBy } from './clock.ts'
import { SIXTY, sixtyAt } from './cycle.ts'
import { lunarNewYearDaysOf } from './lunar-new-year.ts'
import type { PillarTexts } from './pillar-texts.ts'
import { PLACES } from './pillar-texts.ts'
import { BEIJING_OFFSET_SECONDS, dayAndHourOf, dayPillarOfDays, jieOfDay, monthPillarOfJie, yearPillarOf, yearPillarOfJie } from './pillars.ts'
import { jieNumberAt } from './solar-terms.ts'
import { solarClockAt } from './solar-time.ts'

/**
 * One rule or reading in which another chart parts from ours. `clock-…`: the clock was read as
 * standard time (daylight saving ignored), as daylight time, as the other clock of the place, as
 * Beijing time; `zi-…`: the day turns at 23:00, at midnight, or at midnight with the late hour's stem
 * from the day that is kept; `jie-by-day`: month and year turn at 00:00 of the jie's day in UTC+8;
 * `hour-…`: a double-hour off.
 */
export type Difference =
  | `clock-${Clock['kind'] | 'beijing'}` | 'civil-clock' | 'solar-clock' | 'zi-23' | 'zi-24' | 'zi-same-day'
  | 'jie-by-day' | 'lunar-new-year' | 'hour-earlier' | 'hour-later'

/** A set of rules that gives the other chart; no smaller part of it does. Without any: the charts agree. */
export interface Explanation {
  readonly differences: readonly Difference[]
  /** The whole chart by those rules: what the other source left out stands here. */
  readonly pillars: PillarTexts
  /** Reading of the clock that day and hour stand on, `YYYY-MM-DDTHH:mm:ss`. */
  readonly clock: string
}

/** Year, month, day, hour as another source prints them (甲子); `?` for a sign, null for a pillar that it leaves out. */
export type PillarsElsewhere = readonly (string | null | undefined)[]

/** A choice among others; null is our own. */
interface Choice<T> {
  readonly difference: Difference | null
  readonly value: T
}

interface Reading {
  readonly utcSeconds: number
  readonly civilSeconds: number
}

type LateZi = '23' | '24' | 'same-day'

function readingsOf(input: BirthInput, clocks: readonly Clock[]): readonly Choice<Reading>[] {
  const own = birthOf(input)
  const found: Choice<Reading>[] = [{ difference: null, value: own }]
  const beijing = { kind: 'beijing', offsetSeconds: BEIJING_OFFSET_SECONDS } as const
  for (const clock of [...clocks, beijing]) {
    const utcSeconds = utcSecondsBy(clock, input)
    const value = { utcSeconds, civilSeconds: utcSeconds + clock.offsetSeconds }
    // Where Beijing time is the zone's own it bears the zone's name for it.
    const isNew = found.every(({ value: one }) => one.utcSeconds !== utcSeconds || one.civilSeconds !== value.civilSeconds)
    if (isNew) found.push({ difference: `clock-${clock.kind}`, value })
  }
  return found
}

/** Two choices: the input's own first. */
function switchOf<T>(own: T, other: T, difference: Difference): readonly Choice<T>[] {
  return [{ difference: null, value: own }, { difference, value: other }]
}

function lateZisOf({ zi }: BirthInput): readonly Choice<LateZi>[] {
  return [...switchOf<LateZi>(zi, zi === '23' ? '24' : '23', zi === '23' ? 'zi-24' : 'zi-23'), { difference: 'zi-same-day', value: 'same-day' }]
}

const SHIFTS: readonly Choice<number>[] = [
  { difference: null, value: 0 }, { difference: 'hour-earlier', value: -7200 }, { difference: 'hour-later', value: 7200 },
]

interface Rules {
  readonly solarTime: boolean
  readonly lateZi: LateZi
  readonly jieByDay: boolean
  readonly lunarNewYear: boolean
}

/** Year pillar of a civil date where the year begins with the first lunar month. */
function lunarYearPillarOf(days: number) {
  const { year } = civilDateOf(days)
  return yearPillarOf(days < lunarNewYearDaysOf(year) ? year - 1 : year)
}

function explanationOf(differences: readonly Difference[], input: BirthInput, { utcSeconds, civilSeconds }: Reading, rules: Rules): Explanation {
  const clock = rules.solarTime ? solarClockAt(utcSeconds, input.lng, civilSeconds).seconds : civilSeconds
  const civilDays = Math.floor(civilSeconds / DAY_SECONDS)
  const clockDays = Math.floor(clock / DAY_SECONDS)
  const jie = rules.jieByDay ? jieOfDay(civilDays) : jieNumberAt(utcSeconds)
  const { day, hour } = dayAndHourOf(clock, rules.lateZi === '23' ? '23' : '24')
  const keptDayHour = sixtyAt(dayPillarOfDays(clockDays).index * 12 + (hour.index % 12))
  return {
    differences,
    clock: clockText(clock),
    pillars: {
      year: (rules.lunarNewYear ? lunarYearPillarOf(civilDays) : yearPillarOfJie(jie)).ganzhi,
      month: monthPillarOfJie(jie).ganzhi,
      day: day.ganzhi,
      hour: input.hourUnknown === true ? null : (rules.lateZi === 'same-day' ? keptDayHour : hour).ganzhi,
    },
  }
}

/** All sets of rules, ours first; what is least likely (an hour told wrongly) turns slowest. */
function* combinationsOf(input: BirthInput, clocks: readonly Clock[]): Generator<Explanation> {
  const readings = readingsOf(input, clocks)
  const clockKinds = switchOf(input.solarTime, !input.solarTime, input.solarTime ? 'civil-clock' : 'solar-clock')
  for (const shift of input.hourUnknown === true ? SHIFTS.slice(0, 1) : SHIFTS)
    for (const lunarNewYear of switchOf(false, true, 'lunar-new-year'))
      for (const jieByDay of switchOf(false, true, 'jie-by-day'))
        for (const lateZi of lateZisOf(input))
          for (const reading of readings)
            for (const solarTime of clockKinds) {
              const choices = [reading, solarTime, lateZi, jieByDay, lunarNewYear, shift]
              const differences = choices.flatMap(({ difference }) => difference ?? [])
              const shifted = { utcSeconds: reading.value.utcSeconds + shift.value, civilSeconds: reading.value.civilSeconds + shift.value }
              const rules = { solarTime: solarTime.value, lateZi: lateZi.value, jieByDay: jieByDay.value, lunarNewYear: lunarNewYear.value }
              yield explanationOf(differences, input, shifted, rules)
            }
}

const isSign = (ours: string | undefined, theirs: string | undefined) => theirs === '?' || ours === theirs

/** Whether a pair is the one printed elsewhere, where that prints it. */
function isPair(ours: string, theirs: string | null | undefined): boolean {
  return theirs === null || theirs === undefined || (theirs.length === 2 && isSign(ours[0], theirs[0]) && isSign(ours[1], theirs[1]))
}

function checkElsewhere(elsewhere: PillarsElsewhere): void {
  check(Array.isArray(elsewhere) && elsewhere.length === PLACES.length, 'pillars', 'format')
  elsewhere.forEach((theirs, i) => {
    check(SIXTY.some(({ ganzhi }) => isPair(ganzhi, theirs)), PLACES[i]!, 'format')
  })
}

function isFitting({ pillars }: Explanation, elsewhere: PillarsElsewhere): boolean {
  return PLACES.every((place, i) => pillars[place] === null || isPair(pillars[place], elsewhere[i]))
}

/**
 * Why another source gives other pillars: every smallest set of rules under which this birth has
 * them, fewest differences first. One without differences: the charts agree. None: no set of rules
 * gives them, so date, hour or place were told differently. Pillars unknown on either side fit all.
 * @param elsewhere `[year, month, day, hour]`
 * @param clocks how the place's zone lets the clock be read (`clocksOf` of the places)
 * @throws BadInput as `castChart`, and for a pillar that is none (`year`, `month`, `day`, `hour`)
 */
export function explainDifference(input: BirthInput, elsewhere: PillarsElsewhere, clocks: readonly Clock[] = []): readonly Explanation[] {
  checkElsewhere(elsewhere)
  const fitting = [...combinationsOf(input, clocks)].filter((one) => isFitting(one, elsewhere))
  const smallest: Explanation[] = []
  for (const one of fitting.sort((a, b) => a.differences.length - b.differences.length)) {
    if (!smallest.some(({ differences }) => differences.every((each) => one.differences.includes(each)))) smallest.push(one)
  }
  return smallest
}
