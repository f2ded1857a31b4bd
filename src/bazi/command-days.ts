import { checkChart } from './bad-input.ts'
import { DAY_SECONDS, parseUtc } from './calendar.ts'
import type { Chart } from './chart.ts'
import type { BranchCode, StemCode } from './cycle.ts'
import { branchNumberOf, STEMS } from './cycle.ts'

/** A stem and the number of days for which it is in command within a month. */
export interface CommandDays {
  readonly stem: StemCode
  readonly days: number
}

/** 人元司令 of the months 子 … 亥 (子平真诠): pairs of stem number and days (base 36); books differ on 巳, 午 and 申. */
const COMMANDS = '8a9k 99735i 47270g 0a1k 19934i 45692g 2a593b 39135i 4a836h 6a7k 79334i 47058i'

/** Stems in command of a month, in order; the last rules to the month's end. For display: the default rules do not score them. */
export function commandDaysOf(month: BranchCode): readonly CommandDays[] {
  const pairs = COMMANDS.split(' ')[branchNumberOf(month)]!.match(/../g)!
  return pairs.map((pair) => ({ stem: STEMS[Number(pair[0])]!, days: Number.parseInt(pair[1]!, 36) }))
}

/** Stem in command after `daysSinceJie` whole days of the month. */
export function commandingStemAfter(month: BranchCode, daysSinceJie: number): StemCode {
  let left = daysSinceJie
  const list = commandDaysOf(month)
  return (list.find(({ days }) => (left -= days) < 0) ?? list.at(-1)!).stem
}

/** Stem in command at a birth, and whole days of 24 h from the jie to the birth. An unknown hour counts as noon. */
export function commandOf(chart: Chart): { readonly stem: StemCode; readonly daysSinceJie: number } {
  checkChart(chart)
  const seconds = parseUtc(chart.input.utc, 'utc') - parseUtc(chart.prevJie.utc, 'utc')
  const daysSinceJie = Math.floor(seconds / DAY_SECONDS)
  return { stem: commandingStemAfter(chart.pillars.month.branch, daysSinceJie), daysSinceJie }
}
