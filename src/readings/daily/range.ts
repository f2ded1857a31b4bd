import type { BranchCode, CivilDate, DayScore, Ganzhi, NatalPairs } from '#bazi/index.ts'
import { almanacPillarsOf, BadInput, BRANCHES, checkedDaysOf, civilDateOf, FIRST_YEAR, LAST_YEAR, scorerOf } from '#bazi/index.ts'
import type { ClashPillar } from './clashes.ts'
import { listNatalClashes } from './clashes.ts'

/** A day of a range for one chart. */
export interface RatedDay extends DayScore {
  readonly date: CivilDate
  readonly pair: Ganzhi
  /** Branches of its almanac year and month. */
  readonly year: BranchCode
  readonly month: BranchCode
  /** Natal pillars whose branch clashes with its branch. */
  readonly clashes: readonly ClashPillar[]
}

function parseDayNumber(date: CivilDate, field: 'from' | 'to'): number {
  if (typeof date !== 'object' || date === null) throw new BadInput(field, 'missing')
  if (!(date.year >= FIRST_YEAR && date.year <= LAST_YEAR)) throw new BadInput(field, 'range', `days cover ${FIRST_YEAR} to ${LAST_YEAR}`)
  return checkedDaysOf(date)
}

/**
 * Rates the days `from` … `to` (both included) in order, each with its score and the parts of the score.
 * @throws BadInput (`field` 'from' or 'to': outside 1850–2100, or `to` before `from`; 'date': not in the calendar)
 */
export function rateDays(chart: { readonly pillars: NatalPairs }, from: CivilDate, to: CivilDate): readonly RatedDay[] {
  const first = parseDayNumber(from, 'from')
  const last = parseDayNumber(to, 'to')
  if (last < first) throw new BadInput('to', 'range', 'the range ends before it begins')
  const scorer = scorerOf(chart)
  const clashes = BRANCHES.map((branch) => listNatalClashes(chart.pillars, branch))
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const date = civilDateOf(first + i)
    const { year, month, day } = almanacPillarsOf(date)
    return {
      date,
      pair: day,
      year: year.branch,
      month: month.branch,
      clashes: clashes[day.index % 12]!,
      ...scorer.dayOf(day, month.branch),
    }
  })
}
