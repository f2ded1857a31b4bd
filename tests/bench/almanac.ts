/**
 * Lunar dates and lists of 宜, 忌 and gods from the packed tables beside the same from tyme4ts, in one run and on
 * the same days, so that the ratios do not hang on the machine. Run: `node tests/bench/almanac.ts`.
 */
import { SolarDay } from 'tyme4ts'
import { lunarDateOf } from '../../src/almanac/index.ts'
import type { DayLists } from '../../src/almanac/index.ts'
import { almanacPillarsOf, BRANCHES, type CivilDate, civilDateOf, type Ganzhi, SIXTY, yearPillarOf } from '../../src/bazi/index.ts'
import { calendarListsOf } from '../../src/build/almanac/calendar-lists.ts'

type ListsOf = (branch: number, day: Ganzhi) => DayLists

const ROUNDS = 9
const FIRST_DAY = Date.UTC(2020, 0, 1) / 86_400_000
const days = Array.from({ length: 3653 }, (_, i) => civilDateOf(FIRST_DAY + i)).map((date) => {
  const { month, day } = almanacPillarsOf(date)
  return { date, branch: BRANCHES.indexOf(month.branch), day }
})

function theirLunarDateOf({ year, month, day }: CivilDate) {
  const lunarDay = SolarDay.fromYmd(year, month, day).getLunarDay()
  const lunarMonth = lunarDay.getLunarMonth()
  return {
    year: yearPillarOf(lunarMonth.getYear()),
    month: lunarMonth.getMonth(),
    isLeap: lunarMonth.isLeap(),
    day: lunarDay.getDay(),
    daysInMonth: lunarMonth.getDayCount(),
  }
}

/** The packed lists as a page has them that has just been opened: none is made yet. */
async function freshLists(round: number): Promise<ListsOf> {
  const { dayListsOf } = (await import(`../../src/almanac/day-lists.ts?${round}`)) as typeof import('../../src/almanac/day-lists.ts')
  return (branch, day) => dayListsOf(BRANCHES[branch]!, day)
}

/** tyme4ts's, each made once as well. */
function theirFreshLists(): ListsOf {
  const made: DayLists[] = []
  return (branch, { index }) => (made[branch * 60 + index] ??= calendarListsOf(branch, index))
}

const everyList = (listsOf: ListsOf) => BRANCHES.forEach((_, branch) => SIXTY.forEach((day) => listsOf(branch, day)))

function decade(lunarOf: (date: CivilDate) => unknown, listsOf: ListsOf): void {
  for (const { date, branch, day } of days) {
    lunarOf(date)
    listsOf(branch, day)
  }
}

/** The thread's own time: what else the machine does is not in it. */
function millisecondsOf(run: () => unknown): number {
  const start = process.threadCpuUsage()
  run()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}

const WORK: Readonly<Record<string, (round: number) => Promise<readonly [theirs: () => unknown, ours: () => unknown]>>> = {
  'lunar dates of ten years': async () => [
    () => days.forEach(({ date }) => theirLunarDateOf(date)),
    () => days.forEach(({ date }) => lunarDateOf(date)),
  ],
  'all 720 lists, none made yet': async (round) => {
    const lists = await freshLists(round)
    return [() => everyList(theirFreshLists()), () => everyList(lists)]
  },
  'both for each day of ten years, no list made yet': async (round) => {
    const lists = await freshLists(round + ROUNDS)
    return [() => decade(theirLunarDateOf, theirFreshLists()), () => decade(lunarDateOf, lists)]
  },
}

for (const [name, made] of Object.entries(WORK)) {
  let [their, our] = [0, 0]
  for (let round = 0; round < ROUNDS; round++) {
    const [theirs, ours] = await made(round)
    their += millisecondsOf(theirs) / ROUNDS
    our += millisecondsOf(ours) / ROUNDS
  }
  console.log(`${name}: tyme4ts ${their.toFixed(2)} ms, packed ${our.toFixed(2)} ms, ${(their / our).toFixed(0)} times as fast`)
}
