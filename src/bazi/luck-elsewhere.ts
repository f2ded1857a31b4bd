import { checkCondition, checkObject } from './bad-input.ts'
import type { Gender } from './birth.ts'
import { DAY_SECONDS, positiveModulo } from './calendar.ts'
import { ganzhiAt } from './cycle.ts'
import { matchesPairPattern, isPairPattern } from './pair-elsewhere.ts'
import { BEIJING_OFFSET_SECONDS } from './pillars.ts'
import type { CastingParameters, CastingPillars } from './reading.ts'
import { LUCK_SECONDS_PER_DAY } from './rules.ts'

/** Luck as another source prints it; omitted fields match anything. */
export interface LuckElsewhere {
  /** Age at the start of luck 起运 in whole years, months and days. If only `years` is given, it may be a nominal age (1 at birth). */
  readonly years?: number
  readonly months?: number
  readonly days?: number
  /** Luck pillars 大运 in order; `?`: unknown character, null: omitted pillar. */
  readonly pillars?: readonly (string | null)[]
}

/** Days of luck by which other programs' rounding may differ; two days of luck are 24 minutes at birth. */
const ROUNDED_DAYS = 2

/** Checks luck from another source. @throws BadInput (`luck`) */
export function checkOtherSourceLuck(luck: LuckElsewhere): void {
  checkObject(luck, 'luck')
  for (const count of [luck.years, luck.months, luck.days])
    checkCondition(count === undefined || (Number.isInteger(count) && count >= 0), 'luck', 'format')
  checkCondition(luck.pillars === undefined || Array.isArray(luck.pillars), 'luck', 'format')
  for (const text of luck.pillars ?? []) checkCondition(isPairPattern(text), 'luck', 'format')
}

/** Whether the luck of a reading matches the other source's luck. */
export function matchesOtherSourceLuck(
  elsewhere: LuckElsewhere,
  reading: CastingParameters,
  read: CastingPillars,
  gender: Gender,
): boolean {
  // Tries both years: a source whose year does not begin at 立春 may still take the direction from the year by 立春.
  const years = [read.year, read.jieYear].map(({ index }) => index % 2 === 0)
  return (reading.isLuckByGender ? [true] : years).some((yang) => {
    const isForward = yang === (gender === 'male')
    return (
      fitsLuckPillars(elsewhere.pillars, read.month.index, isForward) &&
      fitsLuckStart(elsewhere, reading, isForward ? read.untilJie : read.sinceJie, isForward)
    )
  })
}

function fitsLuckPillars(elsewhere: LuckElsewhere['pillars'], month: number, isForward: boolean): boolean {
  return (elsewhere ?? []).every((text, i) => matchesPairPattern(ganzhiAt(isForward ? month + i + 1 : month - i - 1).ganzhi, text))
}

function fitsLuckStart(elsewhere: LuckElsewhere, reading: CastingParameters, seconds: number, isForward: boolean): boolean {
  if (elsewhere.years === undefined) return true
  const rounded = reading.luckFrom === 'seconds' ? ROUNDED_DAYS : 0
  return listLuckDays(reading, seconds, isForward).some((units) => {
    const from = elsewhere.years! * 360 + (elsewhere.months ?? 0) * 30 + (elsewhere.days ?? 0)
    if (elsewhere.months === undefined) return units >= from - 360 && units < from + 360
    return units >= from - rounded && units <= from + (elsewhere.days === undefined ? 29 : 0) + rounded
  })
}

/** Lists possible days of luck (360 a year); whole days and double-hours are counted as elapsed time or as calendar units. */
function listLuckDays({ luckFrom, utcSeconds }: CastingParameters, seconds: number, isForward: boolean): readonly number[] {
  if (luckFrom === 'seconds') return [Math.floor(seconds / LUCK_SECONDS_PER_DAY)]
  const named = NAMES[luckFrom].map((nameOf) =>
    Math.abs(nameOf(utcSeconds + BEIJING_OFFSET_SECONDS) - nameOf(utcSeconds + BEIJING_OFFSET_SECONDS + (isForward ? seconds : -seconds))),
  )
  const period = PERIODS[luckFrom]
  return [Math.floor(seconds / period), ...named].map((count) => (count * period) / LUCK_SECONDS_PER_DAY)
}

const PERIODS = { days: DAY_SECONDS, 'double-hours': 7200 }

const doubleHourOf = (clock: number) => Math.floor((clock + 3600) / 7200)

/** Number of the day or double-hour on a clock; some sources count the late rat hour as part of the preceding pig hour. */
const NAMES = {
  days: [(clock: number) => Math.floor(clock / DAY_SECONDS)],
  'double-hours': [doubleHourOf, (clock: number) => doubleHourOf(clock) - (positiveModulo(clock, DAY_SECONDS) >= 23 * 3600 ? 1 : 0)],
}
