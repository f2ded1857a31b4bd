import type { BirthInput } from './birth.ts'
import { parseBirthInput } from './birth.ts'
import { civilDateOf, DAY_SECONDS, daysInMonth, epochDayOf, positiveModulo } from './calendar.ts'
import type { Clock } from './clock.ts'
import { utcSecondsUnderClock } from './clock.ts'
import type { Difference } from './difference.ts'
import { listLongitudeVariants } from './longitude-choices.ts'
import type { LunarCalendar } from './lunar-calendar.ts'
import { BEIJING_OFFSET_SECONDS } from './pillars.ts'
import type { CastingVariant, CastingParameters } from './reading.ts'
import { solarClockAt } from './solar-time.ts'

const DOUBLE_HOUR = 7200
/** Largest error of other jie tables. */
const JIE_SECONDS = 60
/** Largest error of approximations of the equation of time: Spencer's 68 s. */
const ROUGH_SECONDS = 70

const choiceWith = (difference: Difference, change: Partial<CastingParameters>): CastingVariant => ({
  difference,
  read: (reading) => ({ ...reading, ...change }),
})

/** Creates a choice that adds the given seconds to UTC and to the civil clock. */
function choiceMovedBy(difference: Difference, utc: number, civil: number, change: Partial<CastingParameters> = {}): CastingVariant {
  return {
    difference,
    read: (one) => ({ ...one, utcSeconds: one.utcSeconds + utc, civilSeconds: one.civilSeconds + civil, ...change }),
  }
}

const DAY_TURNS = ['23', '24', 'same-day'] as const
const LUCK_STARTS = ['seconds', 'days', 'double-hours'] as const

/** Lists the possible differences from our own reading in groups; at most one per group applies, in the order of the groups. */
export function listCastingVariants(
  input: BirthInput,
  own: CastingParameters,
  clocks: readonly Clock[],
  lunar: LunarCalendar | undefined,
  hasLuck: boolean,
): readonly (readonly CastingVariant[])[] {
  return [
    lunar ? dateChoices(input, lunar) : [],
    input.hourUnknown ? [] : hourChoices(input),
    clockChoices(input, clocks),
    sunChoices(input),
    DAY_TURNS.filter((zi) => zi !== own.zi).map((zi) => choiceWith(`zi-${zi}`, { zi })),
    jieChoices(),
    [
      own.yearBy === 'lunar' ? choiceWith('lichun', { yearBy: 'lichun' }) : choiceWith('lunar-new-year', { yearBy: 'lunar' }),
      choiceWith('january-first', { yearBy: 'january' }),
    ],
    (input.lat ?? 0) < 0 ? [choiceWith('southern-months', { monthsOff: 6 }), choiceWith('southern-months', { monthsOff: -6 })] : [],
    hasLuck
      ? [
          ...LUCK_STARTS.filter((luckFrom) => luckFrom !== own.luckFrom).map((luckFrom) => choiceWith(`luck-${luckFrom}`, { luckFrom })),
          choiceWith('luck-by-gender', { isLuckByGender: true }),
        ]
      : [],
  ]
}

function dateChoices(input: BirthInput, lunar: LunarCalendar): readonly CastingVariant[] {
  const days = Math.floor(parseBirthInput(input).civilSeconds / DAY_SECONDS)
  const { year, month, day } = civilDateOf(days)
  const own = lunar.dateOf(days)
  const isDate = own !== null && own.day <= daysInMonth(own.year, own.month)
  const elsewhere: readonly (readonly [Difference, number | null])[] = [
    ['lunar-as-solar', isDate ? epochDayOf(own.year, own.month, own.day) : null],
    ['solar-as-lunar', lunar.daysOf({ year, month, day, isLeap: false })],
    ['solar-as-lunar', lunar.daysOf({ year, month, day, isLeap: true })],
  ]
  return elsewhere.flatMap(([difference, theirs]) => {
    const seconds = theirs === null ? 0 : (theirs - days) * DAY_SECONDS
    return seconds === 0 ? [] : [choiceMovedBy(difference, seconds, seconds)]
  })
}

/** Lists other double-hours: up to five in either direction, and all others of the same date. */
function hourChoices(input: BirthInput): readonly CastingVariant[] {
  const secondOfDay = positiveModulo(parseBirthInput(input).civilSeconds, DAY_SECONDS)
  const isSameDate = (k: number) => secondOfDay + k * DOUBLE_HOUR >= 0 && secondOfDay + k * DOUBLE_HOUR < DAY_SECONDS
  const steps = Array.from({ length: 11 }, (_, i) => i + 1).flatMap((k) => [-k, k])
  return steps
    .filter((k) => Math.abs(k) < 6 || isSameDate(k))
    .map((k) => ({ ...choiceMovedBy(hourDifferenceOf(k), k * DOUBLE_HOUR, k * DOUBLE_HOUR), hours: k * 2 }))
}

function hourDifferenceOf(k: number): Difference {
  if (Math.abs(k) === 1) return k < 0 ? 'hour-earlier' : 'hour-later'
  return Math.abs(k) === 6 ? 'twelve-hours' : 'hours-off'
}

function clockChoices(input: BirthInput, clocks: readonly Clock[]): readonly CastingVariant[] {
  const own = parseBirthInput(input)
  const seen = [own]
  const beijing = { kind: 'beijing', offsetSeconds: BEIJING_OFFSET_SECONDS } as const
  const readings = [...clocks, beijing].flatMap((clock): CastingVariant[] => {
    const utcSeconds = utcSecondsUnderClock(clock, input)
    const reading = { utcSeconds, civilSeconds: utcSeconds + clock.offsetSeconds }
    // Skips a reading equal to an earlier one: if the zone itself uses Beijing time, its own kind of reading is used.
    if (seen.some((one) => one.utcSeconds === utcSeconds && one.civilSeconds === reading.civilSeconds)) return []
    seen.push(reading)
    const by = (change: Partial<CastingParameters>) =>
      choiceMovedBy(`clock-${clock.kind}`, utcSeconds - own.utcSeconds, reading.civilSeconds - own.civilSeconds, change)
    // Beijing time at a distant place gives the solar clock another date, which this engine corrects and other programs may not.
    return clock.kind === 'beijing' ? [by({}), by({ hasDateLine: false })] : [by({})]
  })
  const { offsetSeconds } = input
  const toBeijing = BEIJING_OFFSET_SECONDS - offsetSeconds
  const whole = Math.round(offsetSeconds / 60) * 60
  return [
    ...readings,
    ...(toBeijing === 0 ? [] : [choiceMovedBy('into-beijing', 0, toBeijing, { clock: 'civil' })]),
    ...(whole === offsetSeconds ? [] : [choiceMovedBy('offset-in-minutes', offsetSeconds - whole, 0)]),
  ]
}

function sunChoices(input: BirthInput): readonly CastingVariant[] {
  const { utcSeconds, civilSeconds } = parseBirthInput(input)
  const { wholeDays } = solarClockAt(utcSeconds, input.lng, civilSeconds)
  return [
    input.solarTime ? choiceWith('civil-clock', { clock: 'civil' }) : choiceWith('solar-clock', { clock: 'solar' }),
    choiceWith('mean-solar', { clock: 'mean' }),
    ...[-ROUGH_SECONDS, ROUGH_SECONDS].map((clockOff) => choiceWith('rough-solar', { clock: 'solar', clockOff })),
    ...(wholeDays === 0 ? [] : [choiceWith('no-date-line', { clock: 'solar', hasDateLine: false })]),
    ...listLongitudeVariants(input),
  ]
}

function jieChoices(): readonly CastingVariant[] {
  return [
    ...[-JIE_SECONDS, JIE_SECONDS].map((jieOff) => choiceWith('jie-seconds', { jieOff })),
    choiceWith('jie-by-solar-clock', { jieBy: 'solar' }),
    choiceWith('jie-by-civil-clock', { jieBy: 'civil' }),
    choiceWith('jie-by-day', { jieBy: 'day' }),
  ]
}
