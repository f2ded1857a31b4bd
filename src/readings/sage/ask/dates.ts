import { lunarDateOf } from '#almanac/index.ts'
import type { CivilDate } from '#bazi/index.ts'
import { checkedDaysOf, civilDateOf } from '#bazi/index.ts'
import type { NamedSpan } from './understanding.ts'

export const countEpochDays = (date: CivilDate) => checkedDaysOf(date)
export const shiftDate = (date: CivilDate, days: number) => civilDateOf(checkedDaysOf(date) + days)
/** Returns the weekday of a date, 0 for Monday; 1970-01-01 was a Thursday. */
export const mondayWeekdayOf = (date: CivilDate) => (((checkedDaysOf(date) + 3) % 7) + 7) % 7
export const createDate = (year: number, month: number, day: number): CivilDate => ({ year, month, day })
const lastDayOf = (year: number, month: number) => shiftDate(month === 12 ? createDate(year + 1, 1, 1) : createDate(year, month + 1, 1), -1)

/** Finds the civil date of a lunar date (not in a leap month) in a year. @throws Error if there is none */
export function resolveLunarDate(year: number, month: number, day: number): CivilDate {
  const first = checkedDaysOf(createDate(year, 1, 1)) + (month - 1) * 29 + day
  for (let days = first; days < first + 110; days++) {
    const date = civilDateOf(days)
    const lunar = lunarDateOf(date)
    if (lunar.month === month && lunar.day === day && !lunar.isLeap) return date
  }
  throw new Error(`no lunar ${month}-${day} in ${year}`)
}

/** Dates of holidays by year. */
export const HOLIDAY_DATES: Readonly<Record<string, (year: number) => CivilDate>> = {
  'new-year': (year) => createDate(year, 1, 1),
  'spring-festival': (year) => resolveLunarDate(year, 1, 1),
  lantern: (year) => resolveLunarDate(year, 1, 15),
  qingming: (year) => createDate(year, 4, 5),
  'dragon-boat': (year) => resolveLunarDate(year, 5, 5),
  qixi: (year) => resolveLunarDate(year, 7, 7),
  'mid-autumn': (year) => resolveLunarDate(year, 8, 15),
  'labour-day': (year) => createDate(year, 5, 1),
  'national-day': (year) => createDate(year, 10, 1),
  christmas: (year) => createDate(year, 12, 25),
  valentine: (year) => createDate(year, 2, 14),
  halloween: (year) => createDate(year, 10, 31),
  thanksgiving: (year) => {
    const first = createDate(year, 11, 1)
    return shiftDate(first, ((3 - mondayWeekdayOf(first) + 7) % 7) + 21)
  },
}

/** Creates time spans relative to one day. */
export class TimeSpanFactory {
  readonly today: CivilDate

  constructor(today: CivilDate) {
    this.today = today
  }

  of(from: CivilDate, to: CivilDate, of: NamedSpan['of']): NamedSpan {
    return { from, to, of, isPast: countEpochDays(to) < countEpochDays(this.today) }
  }

  day(offset: number): NamedSpan {
    const date = shiftDate(this.today, offset)
    return this.of(date, date, 'day')
  }

  date(date: CivilDate): NamedSpan {
    return this.of(date, date, 'day')
  }

  /** Returns the next occurrence of a month and day, today included; undefined if the month lacks that day. */
  nextDate(month: number, day: number): NamedSpan | undefined {
    const last = lastDayOf(this.today.year, month).day
    if (day > last && !(month === 2 && day === 29)) return undefined
    const year = month < this.today.month || (month === this.today.month && day < this.today.day) ? this.today.year + 1 : this.today.year
    return day > lastDayOf(year, month).day ? undefined : this.date(createDate(year, month, day))
  }

  week(offset: number): NamedSpan {
    const from = shiftDate(this.today, offset * 7 - mondayWeekdayOf(this.today))
    return this.of(from, shiftDate(from, 6), 'days')
  }

  weekend(offset: number): NamedSpan {
    const from = shiftDate(this.today, offset * 7 - mondayWeekdayOf(this.today) + 5)
    return this.of(from, shiftDate(from, 1), 'days')
  }

  /** Returns a weekday (Monday 0) of the week that is `week` weeks from this one; without `week` the next such day, today included. */
  weekday(weekday: number, week?: number): NamedSpan {
    const offset = weekday - mondayWeekdayOf(this.today)
    return this.day(week === undefined ? (offset + 7) % 7 : offset + week * 7)
  }

  month(year: number, month: number): NamedSpan {
    return this.of(createDate(year, month, 1), lastDayOf(year, month), 'month')
  }

  monthFromNow(offset: number): NamedSpan {
    const index = this.today.year * 12 + this.today.month - 1 + offset
    return this.month(Math.floor(index / 12), (index % 12) + 1)
  }

  /** Returns a month named without a year: this year's, or next year's if this year's is over. */
  nextMonth(month: number): NamedSpan {
    return this.month(month < this.today.month ? this.today.year + 1 : this.today.year, month)
  }

  months(year: number, first: number, last: number): NamedSpan {
    const from = createDate(year, first, 1)
    const to = last > 12 ? lastDayOf(year + 1, last - 12) : lastDayOf(year, last)
    return this.of(from, to, 'months')
  }

  /** Returns months of this year, or of next year if this year's are over. */
  nextMonths(first: number, last: number): NamedSpan {
    const here = this.months(this.today.year, first, last)
    return here.isPast ? this.months(this.today.year + 1, first, last) : here
  }

  year(year: number): NamedSpan {
    return this.of(createDate(year, 1, 1), createDate(year, 12, 31), 'year')
  }

  years(first: number, last: number): NamedSpan {
    return this.of(createDate(first, 1, 1), createDate(last, 12, 31), 'years')
  }

  /** Returns the span from today to `days` days later. */
  ahead(days: number): NamedSpan {
    const of = days <= 45 ? 'days' : days <= 400 ? 'months' : 'years'
    return this.of(this.today, shiftDate(this.today, days), of)
  }

  feast(name: string, side: 'before' | 'on' | 'after', year?: number): NamedSpan {
    const at = HOLIDAY_DATES[name]!
    let date = at(year ?? this.today.year)
    if (year === undefined && countEpochDays(date) + (side === 'after' ? 30 : 0) < countEpochDays(this.today))
      date = at(this.today.year + 1)
    if (side === 'before') return countEpochDays(date) > countEpochDays(this.today) ? this.of(this.today, date, 'months') : this.date(date)
    if (side === 'after') return this.of(shiftDate(date, 1), shiftDate(date, 45), 'months')
    return this.of(shiftDate(date, -1), shiftDate(date, 7), 'days')
  }
}
