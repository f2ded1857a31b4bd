import {
  civilDateOf,
  DAY_SECONDS,
  SHORTEST_MONTH_DAYS,
  formatCivilDate,
  daysInMonth,
  epochDayOf,
  formatMonthAndDay,
  formatYear,
} from './calendar.ts'
import type { CivilDate } from './calendar.ts'
import type { Ganzhi } from './cycle.ts'
import { ganzhiAt } from './cycle.ts'
import { LUCK_PILLAR_YEARS, LUCK_PILLAR_COUNT, LUCK_SECONDS_PER_DAY } from './rules.ts'
import type { School } from './school.ts'

/** A luck pillar: ten years under one pair from `startDate`, `YYYY-MM-DD` in the birthplace's calendar. */
export interface LuckPillar extends Ganzhi {
  readonly startDate: string
  readonly startYear: number
  /** Nominal age 虚岁 in `startYear`: one in the year of birth. */
  readonly nominalAge: number
}

/** Luck 大运: direction, time from birth to the start (years, months, days), ten pillars. */
export interface Luck {
  readonly forward: boolean
  readonly years: number
  readonly months: number
  readonly days: number
  readonly startDate: string
  /** First day after the last pillar. */
  readonly endDate: string
  /** Days by which the start may be earlier or later: 60 for an unknown hour (12 h of birth); 0 if known or if whole days are counted. */
  readonly uncertainDays: number
  readonly pillars: readonly LuckPillar[]
}

const UNCERTAIN_DAYS_OF_HALF_A_DAY = (12 * 3600) / LUCK_SECONDS_PER_DAY

/** Number of a clock's double-hour; from 23:00 the pig hour of the same day continues, since the date has not changed. */
function doubleHourAt(clockSeconds: number): number {
  const days = Math.floor(clockSeconds / DAY_SECONDS)
  return days * 12 + Math.min(11, Math.floor((clockSeconds - days * DAY_SECONDS + 3600) / 7200))
}

/**
 * Days from birth until luck starts (360 a year): 3 days between birth and jie are a year, 12 minutes a day. Both instants are
 * seconds on the birthplace's clock.
 */
export function luckDaysBetween(earlier: number, later: number, luckFrom?: School['luckFrom']): number {
  if (luckFrom === 'days') return (Math.floor(later / DAY_SECONDS) - Math.floor(earlier / DAY_SECONDS)) * 120
  if (luckFrom === 'double-hours') return (doubleHourAt(later) - doubleHourAt(earlier)) * 10
  return Math.floor((later - earlier) / LUCK_SECONDS_PER_DAY)
}

/** Computes luck. @param units days until it starts (360 a year) @param month index of the month pair @param civilSeconds birth */
export function computeLuck(units: number, forward: boolean, month: number, civilSeconds: number, isUncertain: boolean): Luck {
  const years = Math.floor(units / 360)
  const months = Math.floor(units / 30) % 12
  const days = units % 30
  const birth = civilDateOf(Math.floor(civilSeconds / DAY_SECONDS))
  const { year, month: startMonth, day } = dateMonthsLater(birth, years * 12 + months)
  const start = civilDateOf(epochDayOf(year, startMonth, day) + days)
  const monthAndDay = formatMonthAndDay(start.month, start.day)
  const pillars = luckPillarsOf(start, monthAndDay, birth.year, forward, month)
  return {
    forward,
    years,
    months,
    days,
    startDate: pillars[0]!.startDate,
    endDate: dateYearsLater(start, monthAndDay, LUCK_PILLAR_YEARS * LUCK_PILLAR_COUNT),
    uncertainDays: isUncertain ? UNCERTAIN_DAYS_OF_HALF_A_DAY : 0,
    pillars,
  }
}

/** Date `months` later; the day is limited to the length of the month. */
function dateMonthsLater({ year, month, day }: CivilDate, months: number): CivilDate {
  const count = year * 12 + month - 1 + months
  const y = Math.floor(count / 12)
  const m = (count % 12) + 1
  return { year: y, month: m, day: day <= SHORTEST_MONTH_DAYS ? day : Math.min(day, daysInMonth(y, m)) }
}

/** Date `years` after `start`; for luck that begins on 29 February, the 28th in common years. */
function dateYearsLater(start: CivilDate, monthAndDay: string, years: number): string {
  return monthAndDay === '-02-29' ? formatCivilDate(dateMonthsLater(start, 12 * years)) : formatYear(start.year + years) + monthAndDay
}

function luckPillarsOf(start: CivilDate, monthAndDay: string, birthYear: number, forward: boolean, month: number): readonly LuckPillar[] {
  const pillars: LuckPillar[] = []
  for (let i = 0; i < LUCK_PILLAR_COUNT; i++) {
    const { index, ganzhi, stem, branch } = ganzhiAt(forward ? month + i + 1 : month - i - 1)
    const years = i * LUCK_PILLAR_YEARS
    const startYear = start.year + years
    const startDate = dateYearsLater(start, monthAndDay, years)
    pillars.push({ index, ganzhi, stem, branch, startDate, startYear, nominalAge: startYear - birthYear + 1 })
  }
  return pillars
}

/** Luck pillar in effect on a date (`YYYY-MM-DD`); null before the first and after the last. */
export function luckPillarOn({ endDate, pillars }: Luck, date: string): LuckPillar | null {
  return (date < endDate ? pillars.findLast(({ startDate }) => startDate <= date) : undefined) ?? null
}
