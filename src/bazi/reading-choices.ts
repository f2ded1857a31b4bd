import type { BirthInput } from './birth.ts'
import { birthOf } from './birth.ts'
import { civilDateOf, DAY_SECONDS, daysInMonth, daysOf, secondsWithin } from './calendar.ts'
import type { Clock } from './clock.ts'
import { utcSecondsBy } from './clock.ts'
import type { Difference } from './difference.ts'
import { longitudeChoices } from './longitude-choices.ts'
import type { LunarCalendar } from './lunar-calendar.ts'
import { BEIJING_OFFSET_SECONDS } from './pillars.ts'
import type { Reading } from './reading.ts'
import { solarClockAt } from './solar-time.ts'

/** One thing that others may do differently. */
export interface Choice {
  readonly difference: Difference
  /** null where it cannot be. */
  readonly read: (reading: Reading) => Reading | null
  /** By how many hours their time is later. */
  readonly hours?: number
  /** Degrees east within which their place lies if this is so. */
  readonly longitudesOf?: (reading: Reading) => { readonly from: number; readonly to: number } | null
}

const DOUBLE_HOUR = 7200
/** What other tables of jie are off. */
const JIE_SECONDS = 60
/** What approximations of the equation of time reach: Spencer's 68 s. */
const ROUGH_SECONDS = 70

const set = (difference: Difference, change: Partial<Reading>): Choice => ({ difference, read: (reading) => ({ ...reading, ...change }) })

/** Later by so many seconds of UTC and of the civil clock. */
function moved(difference: Difference, utc: number, civil: number, change: Partial<Reading> = {}): Choice {
  return {
    difference,
    read: (one) => ({ ...one, utcSeconds: one.utcSeconds + utc, civilSeconds: one.civilSeconds + civil, ...change }),
  }
}

const DAY_TURNS = ['23', '24', 'same-day'] as const
const LUCK_STARTS = ['seconds', 'days', 'double-hours'] as const

/** What others may do differently from its own reading, one of each list at most; each list is applied after those before it. */
export function choicesOf(
  input: BirthInput,
  own: Reading,
  clocks: readonly Clock[],
  lunar: LunarCalendar | undefined,
  hasLuck: boolean,
): readonly (readonly Choice[])[] {
  return [
    lunar ? dateChoices(input, lunar) : [],
    input.hourUnknown ? [] : hourChoices(input),
    clockChoices(input, clocks),
    sunChoices(input),
    DAY_TURNS.filter((zi) => zi !== own.zi).map((zi) => set(`zi-${zi}`, { zi })),
    jieChoices(),
    [
      own.yearBy === 'lunar' ? set('lichun', { yearBy: 'lichun' }) : set('lunar-new-year', { yearBy: 'lunar' }),
      set('january-first', { yearBy: 'january' }),
    ],
    (input.lat ?? 0) < 0 ? [set('southern-months', { monthsOff: 6 }), set('southern-months', { monthsOff: -6 })] : [],
    hasLuck
      ? [
          ...LUCK_STARTS.filter((luckFrom) => luckFrom !== own.luckFrom).map((luckFrom) => set(`luck-${luckFrom}`, { luckFrom })),
          set('luck-by-gender', { isLuckByGender: true }),
        ]
      : [],
  ]
}

function dateChoices(input: BirthInput, lunar: LunarCalendar): readonly Choice[] {
  const days = Math.floor(birthOf(input).civilSeconds / DAY_SECONDS)
  const { year, month, day } = civilDateOf(days)
  const own = lunar.dateOf(days)
  const isDate = own !== null && own.day <= daysInMonth(own.year, own.month)
  const elsewhere: readonly (readonly [Difference, number | null])[] = [
    ['lunar-as-solar', isDate ? daysOf(own.year, own.month, own.day) : null],
    ['solar-as-lunar', lunar.daysOf({ year, month, day, isLeap: false })],
    ['solar-as-lunar', lunar.daysOf({ year, month, day, isLeap: true })],
  ]
  return elsewhere.flatMap(([difference, theirs]) => {
    const seconds = theirs === null ? 0 : (theirs - days) * DAY_SECONDS
    return seconds === 0 ? [] : [moved(difference, seconds, seconds)]
  })
}

/** Other double-hours: up to five either way, and all others of the same date. */
function hourChoices(input: BirthInput): readonly Choice[] {
  const secondOfDay = secondsWithin(birthOf(input).civilSeconds, DAY_SECONDS)
  const isSameDate = (k: number) => secondOfDay + k * DOUBLE_HOUR >= 0 && secondOfDay + k * DOUBLE_HOUR < DAY_SECONDS
  const steps = Array.from({ length: 11 }, (_, i) => i + 1).flatMap((k) => [-k, k])
  return steps
    .filter((k) => Math.abs(k) < 6 || isSameDate(k))
    .map((k) => ({ ...moved(hourDifferenceOf(k), k * DOUBLE_HOUR, k * DOUBLE_HOUR), hours: k * 2 }))
}

function hourDifferenceOf(k: number): Difference {
  if (Math.abs(k) === 1) return k < 0 ? 'hour-earlier' : 'hour-later'
  return Math.abs(k) === 6 ? 'twelve-hours' : 'hours-off'
}

function clockChoices(input: BirthInput, clocks: readonly Clock[]): readonly Choice[] {
  const own = birthOf(input)
  const seen = [own]
  const beijing = { kind: 'beijing', offsetSeconds: BEIJING_OFFSET_SECONDS } as const
  const readings = [...clocks, beijing].flatMap((clock): Choice[] => {
    const utcSeconds = utcSecondsBy(clock, input)
    const reading = { utcSeconds, civilSeconds: utcSeconds + clock.offsetSeconds }
    // Where Beijing time is the zone's own it bears the zone's name for it.
    if (seen.some((one) => one.utcSeconds === utcSeconds && one.civilSeconds === reading.civilSeconds)) return []
    seen.push(reading)
    const by = (change: Partial<Reading>) =>
      moved(`clock-${clock.kind}`, utcSeconds - own.utcSeconds, reading.civilSeconds - own.civilSeconds, change)
    // Of a far place the solar clock is then another date's, which we put right and others do not.
    return clock.kind === 'beijing' ? [by({}), by({ hasDateLine: false })] : [by({})]
  })
  const { offsetSeconds } = input
  const toBeijing = BEIJING_OFFSET_SECONDS - offsetSeconds
  const whole = Math.round(offsetSeconds / 60) * 60
  return [
    ...readings,
    ...(toBeijing === 0 ? [] : [moved('into-beijing', 0, toBeijing, { clock: 'civil' })]),
    ...(whole === offsetSeconds ? [] : [moved('offset-in-minutes', offsetSeconds - whole, 0)]),
  ]
}

function sunChoices(input: BirthInput): readonly Choice[] {
  const { utcSeconds, civilSeconds } = birthOf(input)
  const { wholeDays } = solarClockAt(utcSeconds, input.lng, civilSeconds)
  return [
    input.solarTime ? set('civil-clock', { clock: 'civil' }) : set('solar-clock', { clock: 'solar' }),
    set('mean-solar', { clock: 'mean' }),
    ...[-ROUGH_SECONDS, ROUGH_SECONDS].map((clockOff) => set('rough-solar', { clock: 'solar', clockOff })),
    ...(wholeDays === 0 ? [] : [set('no-date-line', { clock: 'solar', hasDateLine: false })]),
    ...longitudeChoices(input),
  ]
}

function jieChoices(): readonly Choice[] {
  return [
    ...[-JIE_SECONDS, JIE_SECONDS].map((jieOff) => set('jie-seconds', { jieOff })),
    set('jie-by-solar-clock', { jieBy: 'solar' }),
    set('jie-by-civil-clock', { jieBy: 'civil' }),
    set('jie-by-day', { jieBy: 'day' }),
  ]
}
