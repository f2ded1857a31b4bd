import type { CivilDate, Ganzhi, Jie } from '#bazi/index.ts'
import { almanacPillarsOf, checkedDaysOf, civilDateOf, jieAround, utcText } from '#bazi/index.ts'

/** A month of the Gregorian calendar; `month` from 1. */
export interface CivilMonth {
  readonly year: number
  readonly month: number
}

/** A Bazi month as far as it lies in a calendar month; its days turn as the almanac's, at the beginning of the jie's day in UTC+8. */
export interface Stretch {
  readonly pair: Ganzhi
  /** The pair of its year, which turns with 立春. */
  readonly year: Ganzhi
  /** The jie that begins it, with its instant. */
  readonly jie: Jie
  readonly from: CivilDate
  readonly to: CivilDate
}

/** The first and the last day of a month. @throws BadInput (`field` 'date') for month 13 */
export function spanOf({ year, month }: CivilMonth): { readonly from: CivilDate; readonly to: CivilDate } {
  const from = { year, month, day: 1 }
  checkedDaysOf(from)
  const next = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 }
  return { from, to: civilDateOf(checkedDaysOf(next) - 1) }
}

const ALMANAC_OFFSET_SECONDS = 8 * 3600
const DAY_SECONDS = 86_400

/** The jie whose month runs at the end of a day. */
function jieOn(date: CivilDate): Jie {
  return jieAround(utcText((checkedDaysOf(date) + 1) * DAY_SECONDS - 1 - ALMANAC_OFFSET_SECONDS)).prevJie
}

/** The two Bazi months that share a calendar month, in order: each jie falls between the 3rd and the 9th. 1850–2100, else `BadInput`. */
export function stretchesOf(month: CivilMonth): readonly [Stretch, Stretch] {
  const { from, to } = spanOf(month)
  const first = almanacPillarsOf(from)
  const last = almanacPillarsOf(to)
  const turn = jieOn(to)
  const turnDays = Math.floor((Date.parse(turn.utc) / 1000 + ALMANAC_OFFSET_SECONDS) / DAY_SECONDS)
  return [
    { pair: first.month, year: first.year, jie: jieOn(from), from, to: civilDateOf(turnDays - 1) },
    { pair: last.month, year: last.year, jie: turn, from: civilDateOf(turnDays), to },
  ]
}
