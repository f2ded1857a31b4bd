import type { CivilDate } from '#bazi/index.ts'
import { checkedDaysOf } from '#bazi/index.ts'
import type { SolarTermCode } from './solar-term-codes.ts'
import { solarTermsOf, beijingEpochDayOf } from './solar-terms.ts'

/** One of the 72 pentads 七十二候, three to a solar term. */
export interface Pentad {
  readonly term: SolarTermCode
  /** Place within the term: 0 初候, 1 二候, 2 三候. */
  readonly part: number
  /** Day within the pentad, from 1; the third pentad lasts until the next term, at most to day 7. */
  readonly day: number
}

/** Pentad of a date by days from the term's day (UTC+8), not by the Sun's five degrees. @throws BadInput (`date` or `year`) */
export function pentadOf(date: CivilDate): Pentad {
  const days = checkedDaysOf(date)
  const { code, utc } = [date.year - 1, date.year].flatMap(solarTermsOf).findLast((term) => beijingEpochDayOf(term.utc) <= days)!
  const since = days - beijingEpochDayOf(utc)
  const part = Math.min(2, Math.floor(since / 5))
  return { term: code, part, day: since - part * 5 + 1 }
}
