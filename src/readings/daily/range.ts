import type { BranchCode, CivilDate, DayScore, Ganzhi, NatalPairs } from '#bazi/index.ts'
import { almanacPillarsOf, BadInput, BRANCHES, checkedDaysOf, civilDateOf, FIRST_YEAR, LAST_YEAR, scorerOf } from '#bazi/index.ts'
import type { ClashPillar } from './clashes.ts'
import { listNatalClashes } from './clashes.ts'

/** A day of a range for one chart. */
export interface RatedDay extends DayScore {
  readonly date: CivilDate
  readonly pair: Ganzhi
  /** Branches of the day's almanac year and month. */
  readonly year: BranchCode
  readonly month: BranchCode
  /** Natal pillars whose branch clashes with the day's branch. */
  readonly clashes: readonly ClashPillar[]
}

function parseDayNumber(date: CivilDate, field: 'from' | 'to'): number {
  if (typeof date !== 'object' || date === null) throw new BadInput(field, 'missing')
  if (!(date.year >= FIRST_YEAR && date.year <= LAST_YEAR)) throw new BadInput(field, 'range', `days cover ${FIRST_YEAR} to ${LAST_YEAR}`)
  return checkedDaysOf(date)
}

/**
 * Rates each day from `from` to `to`, both included. @throws BadInput whose `field` is `from`, `to` (range 1850–2100,
 * order) or `date` (invalid)
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
