import { check } from './bad-input.ts'
import type { BirthInput } from './birth.ts'
import { birthOf } from './birth.ts'
import { civilDateOf, clockText, DAY_SECONDS } from './calendar.ts'
import type { Clock } from './clock.ts'
import { checkClocks, utcSecondsBy } from './clock.ts'
import { SIXTY, sixtyAt } from './cycle.ts'
import { lunarNewYearDaysOf } from './lunar-new-year.ts'
import { PLACES } from './natal.ts'
import type { PillarTexts } from './pillar-texts.ts'
import { BEIJING_OFFSET_SECONDS, dayAndHourOf, jieOfDay, monthPillarOfJie, yearPillarOf, yearPillarOfJie } from './pillars.ts'
import type { ZiRule } from './pillars.ts'
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
  | `clock-${Clock['kind'] | 'beijing'}`
  | 'civil-clock'
  | 'solar-clock'
  | 'zi-23'
  | 'zi-24'
  | 'zi-same-day'
  | 'jie-by-day'
  | 'lunar-new-year'
  | 'hour-earlier'
  | 'hour-later'

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

/** What a chart can be cast by; `zi` same-day: the late hour's stem, too, is that of the day that is kept. */
interface Rules {
  readonly utcSeconds: number
  readonly civilSeconds: number
  /** Seconds that the birth is taken for later. */
  readonly shift: number
  readonly solarTime: boolean
  readonly zi: ZiRule | 'same-day'
  readonly jieByDay: boolean
  readonly lunarNewYear: boolean
}

type Choice = readonly [Difference, Partial<Rules>]

function clockChoicesOf(input: BirthInput, clocks: readonly Clock[]): readonly Choice[] {
  const seen = [birthOf(input)]
  const beijing = { kind: 'beijing', offsetSeconds: BEIJING_OFFSET_SECONDS } as const
  return [...clocks, beijing].flatMap((clock): Choice[] => {
    const utcSeconds = utcSecondsBy(clock, input)
    const reading = { utcSeconds, civilSeconds: utcSeconds + clock.offsetSeconds }
    // Where Beijing time is the zone's own it bears the zone's name for it.
    if (seen.some((one) => one.utcSeconds === utcSeconds && one.civilSeconds === reading.civilSeconds)) return []
    seen.push(reading)
    return [[`clock-${clock.kind}`, reading]]
  })
}

/** What others may do differently; what is least likely (an hour told wrongly) first. */
function choicesOf(input: BirthInput, clocks: readonly Clock[]): readonly (readonly Choice[])[] {
  const { hourUnknown, solarTime, zi } = input
  return [
    hourUnknown
      ? []
      : [
          ['hour-earlier', { shift: -7200 }],
          ['hour-later', { shift: 7200 }],
        ],
    [['lunar-new-year', { lunarNewYear: true }]],
    [['jie-by-day', { jieByDay: true }]],
    [zi === '23' ? ['zi-24', { zi: '24' }] : ['zi-23', { zi: '23' }], ['zi-same-day', { zi: 'same-day' }]],
    [[solarTime ? 'civil-clock' : 'solar-clock', { solarTime: !solarTime }]],
    clockChoicesOf(input, clocks),
  ]
}

/** All sets of rules, ours first. */
function combinationsOf(input: BirthInput, clocks: readonly Clock[]): readonly Explanation[] {
  const { solarTime, zi } = input
  const own: Rules = { ...birthOf(input), shift: 0, solarTime, zi, jieByDay: false, lunarNewYear: false }
  let sets: readonly (readonly [readonly Difference[], Rules])[] = [[[], own]]
  for (const choices of choicesOf(input, clocks))
    sets = sets.flatMap(([differences, rules]) => [
      [differences, rules] as const,
      ...choices.map(([difference, change]) => [[difference, ...differences], { ...rules, ...change }] as const),
    ])
  return sets.map(([differences, rules]) => explanationOf(input, differences, rules))
}

/** Year pillar of a civil date where the year begins with the first lunar month. */
function lunarYearPillarOf(days: number) {
  const { year } = civilDateOf(days)
  return yearPillarOf(days < lunarNewYearDaysOf(year) ? year - 1 : year)
}

function explanationOf({ lng, hourUnknown }: BirthInput, differences: readonly Difference[], rules: Rules): Explanation {
  const utcSeconds = rules.utcSeconds + rules.shift
  const civilSeconds = rules.civilSeconds + rules.shift
  const clock = rules.solarTime ? solarClockAt(utcSeconds, lng, civilSeconds).seconds : civilSeconds
  const civilDays = Math.floor(civilSeconds / DAY_SECONDS)
  const jie = rules.jieByDay ? jieOfDay(civilDays) : jieNumberAt(utcSeconds)
  const { day, hour } = dayAndHourOf(clock, rules.zi === '23' ? '23' : '24')
  return {
    differences,
    clock: clockText(clock),
    pillars: {
      year: (rules.lunarNewYear ? lunarYearPillarOf(civilDays) : yearPillarOfJie(jie)).ganzhi,
      month: monthPillarOfJie(jie).ganzhi,
      day: day.ganzhi,
      hour: hourUnknown ? null : (rules.zi === 'same-day' ? sixtyAt(day.index * 12 + (hour.index % 12)) : hour).ganzhi,
    },
  }
}

/** Whether a pair is the one printed elsewhere, where both print it. */
function isPair(ours: string | null, theirs: string | null | undefined): boolean {
  const isSign = (i: number) => theirs![i] === '?' || theirs![i] === ours![i]
  return ours === null || theirs === null || theirs === undefined || (theirs.length === 2 && isSign(0) && isSign(1))
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
  checkClocks(clocks)
  check(Array.isArray(elsewhere) && elsewhere.length === PLACES.length, 'pillars', 'format')
  PLACES.forEach((place, i) =>
    check(
      SIXTY.some(({ ganzhi }) => isPair(ganzhi, elsewhere[i])),
      place,
      'format',
    ),
  )
  const fitting = combinationsOf(input, clocks).filter(({ pillars }) => PLACES.every((place, i) => isPair(pillars[place], elsewhere[i])))
  const smallest: Explanation[] = []
  for (const one of fitting.sort((a, b) => a.differences.length - b.differences.length)) {
    if (!smallest.some(({ differences }) => differences.every((each) => one.differences.includes(each)))) smallest.push(one)
  }
  return smallest
}
