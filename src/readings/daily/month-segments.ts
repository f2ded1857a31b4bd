import type { CivilDate, Ganzhi, Jie } from '#bazi/index.ts'
import { almanacPillarsOf, checkedDaysOf, civilDateOf, jieAround, formatUtc } from '#bazi/index.ts'

/** A month of the Gregorian calendar; `month` from 1. */
export interface CivilMonth {
  readonly year: number
  readonly month: number
}

/** The part of a Bazi month within a calendar month. As in almanacs, a Bazi month begins with the day of its jie at UTC+8. */
export interface BaziMonthSegment {
  readonly pair: Ganzhi
  /** Pair of the Bazi year that contains the month; a Bazi year begins at 立春. */
  readonly year: Ganzhi
  /** The jie that begins the Bazi month. */
  readonly jie: Jie
  readonly from: CivilDate
  readonly to: CivilDate
}

/** Returns the first and the last day of a month. @throws BadInput (`field` 'date') for an invalid month */
export function getMonthBounds({ year, month }: CivilMonth): { readonly from: CivilDate; readonly to: CivilDate } {
  const from = { year, month, day: 1 }
  checkedDaysOf(from)
  const next = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 }
  return { from, to: civilDateOf(checkedDaysOf(next) - 1) }
}

const ALMANAC_OFFSET_SECONDS = 8 * 3600
const DAY_SECONDS = 86_400

/** Finds the last jie before the end of a day at UTC+8. */
function jieOn(date: CivilDate): Jie {
  return jieAround(formatUtc((checkedDaysOf(date) + 1) * DAY_SECONDS - 1 - ALMANAC_OFFSET_SECONDS)).prevJie
}

/** Splits a calendar month at its jie, which falls between the 3rd and the 9th, into two Bazi months. @throws BadInput outside 1850–2100 */
export function splitIntoBaziMonths(month: CivilMonth): readonly [BaziMonthSegment, BaziMonthSegment] {
  const { from, to } = getMonthBounds(month)
  const first = almanacPillarsOf(from)
  const last = almanacPillarsOf(to)
  const turn = jieOn(to)
  const turnDays = Math.floor((Date.parse(turn.utc) / 1000 + ALMANAC_OFFSET_SECONDS) / DAY_SECONDS)
  return [
    { pair: first.month, year: first.year, jie: jieOn(from), from, to: civilDateOf(turnDays - 1) },
    { pair: last.month, year: last.year, jie: turn, from: civilDateOf(turnDays), to },
  ]
}
