import { check, checkObject } from './bad-input.ts'
import type { Gender } from './birth.ts'
import { DAY_SECONDS, secondsWithin } from './calendar.ts'
import { ganzhiAt } from './cycle.ts'
import { fitsPair, isPairPattern } from './pair-elsewhere.ts'
import { BEIJING_OFFSET_SECONDS } from './pillars.ts'
import type { Reading, ReadingPillars } from './reading.ts'
import { LUCK_SECONDS_PER_DAY } from './rules.ts'

/** Luck as another source prints it; omitted fields match anything. */
export interface LuckElsewhere {
  /** Age at the start of luck 起运, in whole years, months and days; if only years are given, they may count from one at birth. */
  readonly years?: number
  readonly months?: number
  readonly days?: number
  /** Luck pillars 大运 in order; `?` for an unknown character, null for one that is left out. */
  readonly pillars?: readonly (string | null)[]
}

/** Days of luck by which other programs may round: 24 minutes of birth. */
const ROUNDED_DAYS = 2

/** @throws BadInput (`luck`) for an invalid value */
export function checkLuckElsewhere(luck: LuckElsewhere): void {
  checkObject(luck, 'luck')
  for (const count of [luck.years, luck.months, luck.days])
    check(count === undefined || (Number.isInteger(count) && count >= 0), 'luck', 'format')
  check(luck.pillars === undefined || Array.isArray(luck.pillars), 'luck', 'format')
  for (const text of luck.pillars ?? []) check(isPairPattern(text), 'luck', 'format')
}

/** Whether the luck of a reading matches the one printed elsewhere. */
export function fitsLuck(told: LuckElsewhere, reading: Reading, read: ReadingPillars, gender: Gender): boolean {
  // A source that names the year differently may still take the direction from the year by 立春.
  const years = [read.year, read.jieYear].map(({ index }) => index % 2 === 0)
  return (reading.isLuckByGender ? [true] : years).some((yang) => {
    const isForward = yang === (gender === 'male')
    return (
      fitsLuckPillars(told.pillars, read.month.index, isForward) &&
      fitsLuckStart(told, reading, isForward ? read.untilJie : read.sinceJie, isForward)
    )
  })
}

function fitsLuckPillars(told: LuckElsewhere['pillars'], month: number, isForward: boolean): boolean {
  return (told ?? []).every((text, i) => fitsPair(ganzhiAt(isForward ? month + i + 1 : month - i - 1).ganzhi, text))
}

function fitsLuckStart(told: LuckElsewhere, reading: Reading, seconds: number, isForward: boolean): boolean {
  if (told.years === undefined) return true
  const rounded = reading.luckFrom === 'seconds' ? ROUNDED_DAYS : 0
  return listLuckDays(reading, seconds, isForward).some((units) => {
    const from = told.years! * 360 + (told.months ?? 0) * 30 + (told.days ?? 0)
    if (told.months === undefined) return units >= from - 360 && units < from + 360
    return units >= from - rounded && units <= from + (told.days === undefined ? 29 : 0) + rounded
  })
}

/** Possible days of luck (360 a year): from whole days or double-hours, counted by elapsed time or by calendar number. */
function listLuckDays({ luckFrom, utcSeconds }: Reading, seconds: number, isForward: boolean): readonly number[] {
  if (luckFrom === 'seconds') return [Math.floor(seconds / LUCK_SECONDS_PER_DAY)]
  const named = NAMES[luckFrom].map((nameOf) =>
    Math.abs(nameOf(utcSeconds + BEIJING_OFFSET_SECONDS) - nameOf(utcSeconds + BEIJING_OFFSET_SECONDS + (isForward ? seconds : -seconds))),
  )
  const period = PERIODS[luckFrom]
  return [Math.floor(seconds / period), ...named].map((count) => (count * period) / LUCK_SECONDS_PER_DAY)
}

const PERIODS = { days: DAY_SECONDS, 'double-hours': 7200 }

const doubleHourOf = (clock: number) => Math.floor((clock + 3600) / 7200)

/** Numbers of the days and double-hours of a clock; some sources count the late rat hour with the pig hour before it. */
const NAMES = {
  days: [(clock: number) => Math.floor(clock / DAY_SECONDS)],
  'double-hours': [doubleHourOf, (clock: number) => doubleHourOf(clock) - (secondsWithin(clock, DAY_SECONDS) >= 23 * 3600 ? 1 : 0)],
}
