import { lunarDateOf } from '#almanac/index.ts'
import type { CivilDate } from '#bazi/index.ts'
import { checkedDaysOf, civilDateOf } from '#bazi/index.ts'
import type { Span } from './understanding.ts'

export const daysOf = (date: CivilDate) => checkedDaysOf(date)
export const shifted = (date: CivilDate, days: number) => civilDateOf(checkedDaysOf(date) + days)
/** Monday is 0. 1970-01-01 was a Thursday. */
export const weekdayOf = (date: CivilDate) => (((checkedDaysOf(date) + 3) % 7) + 7) % 7
export const dateOf = (year: number, month: number, day: number): CivilDate => ({ year, month, day })
const lastDayOf = (year: number, month: number) => shifted(month === 12 ? dateOf(year + 1, 1, 1) : dateOf(year, month + 1, 1), -1)

/** Finds the civil date of a lunar date (not in a leap month) in a year. @throws Error if there is none */
export function findLunarDay(year: number, month: number, day: number): CivilDate {
  const first = checkedDaysOf(dateOf(year, 1, 1)) + (month - 1) * 29 + day
  for (let days = first; days < first + 110; days++) {
    const date = civilDateOf(days)
    const lunar = lunarDateOf(date)
    if (lunar.month === month && lunar.day === day && !lunar.isLeap) return date
  }
  throw new Error(`no lunar ${month}-${day} in ${year}`)
}

/** Dates of holidays by year. */
export const FEASTS: Readonly<Record<string, (year: number) => CivilDate>> = {
  'new-year': (year) => dateOf(year, 1, 1),
  'spring-festival': (year) => findLunarDay(year, 1, 1),
  lantern: (year) => findLunarDay(year, 1, 15),
  qingming: (year) => dateOf(year, 4, 5),
  'dragon-boat': (year) => findLunarDay(year, 5, 5),
  qixi: (year) => findLunarDay(year, 7, 7),
  'mid-autumn': (year) => findLunarDay(year, 8, 15),
  'labour-day': (year) => dateOf(year, 5, 1),
  'national-day': (year) => dateOf(year, 10, 1),
  christmas: (year) => dateOf(year, 12, 25),
  valentine: (year) => dateOf(year, 2, 14),
  halloween: (year) => dateOf(year, 10, 31),
  thanksgiving: (year) => {
    const first = dateOf(year, 11, 1)
    return shifted(first, ((3 - weekdayOf(first) + 7) % 7) + 21)
  },
}

/** Creates time spans relative to one day. */
export class Spans {
  readonly today: CivilDate

  constructor(today: CivilDate) {
    this.today = today
  }

  of(from: CivilDate, to: CivilDate, of: Span['of']): Span {
    return { from, to, of, isPast: daysOf(to) < daysOf(this.today) }
  }

  day(offset: number): Span {
    const date = shifted(this.today, offset)
    return this.of(date, date, 'day')
  }

  date(date: CivilDate): Span {
    return this.of(date, date, 'day')
  }

  /** Next occurrence of a date without a year. */
  nextDate(month: number, day: number): Span | undefined {
    const last = lastDayOf(this.today.year, month).day
    if (day > last && !(month === 2 && day === 29)) return undefined
    const year = month < this.today.month || (month === this.today.month && day < this.today.day) ? this.today.year + 1 : this.today.year
    return day > lastDayOf(year, month).day ? undefined : this.date(dateOf(year, month, day))
  }

  week(offset: number): Span {
    const from = shifted(this.today, offset * 7 - weekdayOf(this.today))
    return this.of(from, shifted(from, 6), 'days')
  }

  weekend(offset: number): Span {
    const from = shifted(this.today, offset * 7 - weekdayOf(this.today) + 5)
    return this.of(from, shifted(from, 1), 'days')
  }

  /** A weekday `week` weeks from now; without `week` the next such day. */
  weekday(weekday: number, week?: number): Span {
    const offset = weekday - weekdayOf(this.today)
    return this.day(week === undefined ? (offset + 7) % 7 : offset + week * 7)
  }

  month(year: number, month: number): Span {
    return this.of(dateOf(year, month, 1), lastDayOf(year, month), 'month')
  }

  monthFromNow(offset: number): Span {
    const index = this.today.year * 12 + this.today.month - 1 + offset
    return this.month(Math.floor(index / 12), (index % 12) + 1)
  }

  /** A month without a year: this year's, or the next year's if it is over. */
  nextMonth(month: number): Span {
    return this.month(month < this.today.month ? this.today.year + 1 : this.today.year, month)
  }

  months(year: number, first: number, last: number): Span {
    const from = dateOf(year, first, 1)
    const to = last > 12 ? lastDayOf(year + 1, last - 12) : lastDayOf(year, last)
    return this.of(from, to, 'months')
  }

  /** Months of this year, or of the next if they are over. */
  nextMonths(first: number, last: number): Span {
    const here = this.months(this.today.year, first, last)
    return here.isPast ? this.months(this.today.year + 1, first, last) : here
  }

  year(year: number): Span {
    return this.of(dateOf(year, 1, 1), dateOf(year, 12, 31), 'year')
  }

  years(first: number, last: number): Span {
    return this.of(dateOf(first, 1, 1), dateOf(last, 12, 31), 'years')
  }

  /** The next `days` days from today. */
  ahead(days: number): Span {
    const of = days <= 45 ? 'days' : days <= 400 ? 'months' : 'years'
    return this.of(this.today, shifted(this.today, days), of)
  }

  feast(name: string, side: 'before' | 'on' | 'after', year?: number): Span {
    const at = FEASTS[name]!
    let date = at(year ?? this.today.year)
    if (year === undefined && daysOf(date) + (side === 'after' ? 30 : 0) < daysOf(this.today)) date = at(this.today.year + 1)
    if (side === 'before') return daysOf(date) > daysOf(this.today) ? this.of(this.today, date, 'months') : this.date(date)
    if (side === 'after') return this.of(shifted(date, 1), shifted(date, 45), 'months')
    return this.of(shifted(date, -1), shifted(date, 7), 'days')
  }
}
