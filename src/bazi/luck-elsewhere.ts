import { check, checkObject } from './bad-input.ts'
import type { Gender } from './birth.ts'
import { DAY_SECONDS, secondsWithin } from './calendar.ts'
import { sixtyAt } from './cycle.ts'
import { isPair, isPairText } from './pair-elsewhere.ts'
import { BEIJING_OFFSET_SECONDS } from './pillars.ts'
import type { Reading, ReadPillars } from './reading.ts'
import { LUCK_SECONDS_PER_DAY } from './rules.ts'

/** Luck as another source prints it; what it leaves out fits all. */
export interface LuckElsewhere {
  /** Age at its start 起运, whole years, months of it, days of it; years alone may be counted from one at birth. */
  readonly years?: number
  readonly months?: number
  readonly days?: number
  /** 大运, the first first; `?` for a sign, null for one that is left out. */
  readonly pillars?: readonly (string | null)[]
}

/** Days of luck by which others may round: 24 minutes of birth. */
const ROUNDED_DAYS = 2

/** @throws BadInput (`luck`) for what is no luck */
export function checkLuckElsewhere(luck: LuckElsewhere): void {
  checkObject(luck, 'luck')
  for (const count of [luck.years, luck.months, luck.days])
    check(count === undefined || (Number.isInteger(count) && count >= 0), 'luck', 'format')
  check(luck.pillars === undefined || Array.isArray(luck.pillars), 'luck', 'format')
  for (const text of luck.pillars ?? []) check(isPairText(text), 'luck', 'format')
}

/** Whether luck of a reading is the one printed elsewhere. */
export function isLuckOf(told: LuckElsewhere, reading: Reading, read: ReadPillars, gender: Gender): boolean {
  // Who names the year otherwise may still tell the direction by 立春.
  const years = [read.year, read.jieYear].map(({ index }) => index % 2 === 0)
  return (reading.isLuckByGender ? [true] : years).some((yang) => {
    const isForward = yang === (gender === 'male')
    return (
      arePillars(told.pillars, read.month.index, isForward) && isStart(told, reading, isForward ? read.untilJie : read.sinceJie, isForward)
    )
  })
}

function arePillars(told: LuckElsewhere['pillars'], month: number, isForward: boolean): boolean {
  return (told ?? []).every((text, i) => isPair(sixtyAt(isForward ? month + i + 1 : month - i - 1).ganzhi, text))
}

function isStart(told: LuckElsewhere, reading: Reading, seconds: number, isForward: boolean): boolean {
  if (told.years === undefined) return true
  const rounded = reading.luckFrom === 'seconds' ? ROUNDED_DAYS : 0
  return unitsOf(reading, seconds, isForward).some((units) => {
    const from = told.years! * 360 + (told.months ?? 0) * 30 + (told.days ?? 0)
    if (told.months === undefined) return units >= from - 360 && units < from + 360
    return units >= from - rounded && units <= from + (told.days === undefined ? 29 : 0) + rounded
  })
}

/** Days of luck (360 a year): whole days or double-hours, counted in time or from one name to the next. */
function unitsOf({ luckFrom, utcSeconds }: Reading, seconds: number, isForward: boolean): readonly number[] {
  if (luckFrom === 'seconds') return [Math.floor(seconds / LUCK_SECONDS_PER_DAY)]
  const named = NAMES[luckFrom].map((nameOf) =>
    Math.abs(nameOf(utcSeconds + BEIJING_OFFSET_SECONDS) - nameOf(utcSeconds + BEIJING_OFFSET_SECONDS + (isForward ? seconds : -seconds))),
  )
  const period = PERIODS[luckFrom]
  return [Math.floor(seconds / period), ...named].map((count) => (count * period) / LUCK_SECONDS_PER_DAY)
}

const PERIODS = { days: DAY_SECONDS, 'double-hours': 7200 }

const doubleHourOf = (clock: number) => Math.floor((clock + 3600) / 7200)

/** Numbers of the days and double-hours of a clock; some keep the late rat hour with the pig's before it. */
const NAMES = {
  days: [(clock: number) => Math.floor(clock / DAY_SECONDS)],
  'double-hours': [doubleHourOf, (clock: number) => doubleHourOf(clock) - (secondsWithin(clock, DAY_SECONDS) >= 23 * 3600 ? 1 : 0)],
}
