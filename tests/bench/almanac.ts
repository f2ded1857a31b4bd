/** Compares the almanac tables with tyme4ts in one run. Run: `node tests/bench/almanac.ts`. */
import { SolarDay } from 'tyme4ts'
import { lunarDateOf } from '../../src/almanac/index.ts'
import type { DayLists } from '../../src/almanac/index.ts'
import { almanacPillarsOf, BRANCHES, type CivilDate, civilDateOf, type Ganzhi, SIXTY, yearPillarOf } from '../../src/bazi/index.ts'
import { getLibraryDayLists } from '../../src/build/almanac/calendar-lists.ts'

type ListsOf = (branch: number, day: Ganzhi) => DayLists

const ROUNDS = 9
const FIRST_DAY = Date.UTC(2020, 0, 1) / 86_400_000
const days = Array.from({ length: 3653 }, (_, i) => civilDateOf(FIRST_DAY + i)).map((date) => {
  const { month, day } = almanacPillarsOf(date)
  return { date, branch: BRANCHES.indexOf(month.branch), day }
})

function tymeLunarDateOf({ year, month, day }: CivilDate) {
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

/** Loads the packed lists as a new page does, so that no list has been computed yet. */
async function freshLists(round: number): Promise<ListsOf> {
  const { dayListsOf } = (await import(`../../src/almanac/day-lists.ts?${round}`)) as typeof import('../../src/almanac/day-lists.ts')
  return (branch, day) => dayListsOf(BRANCHES[branch]!, day)
}

/** Returns a new cache of tyme4ts's lists, which computes each list only once, as ours does. */
function freshTymeLists(): ListsOf {
  const computed: DayLists[] = []
  return (branch, { index }) => (computed[branch * 60 + index] ??= getLibraryDayLists(branch, index))
}

const everyList = (listsOf: ListsOf) => BRANCHES.forEach((_, branch) => SIXTY.forEach((day) => listsOf(branch, day)))

function decade(lunarOf: (date: CivilDate) => unknown, listsOf: ListsOf): void {
  for (const { date, branch, day } of days) {
    lunarOf(date)
    listsOf(branch, day)
  }
}

/** Returns the CPU time of this thread in milliseconds, which other load of the machine does not affect. */
function millisecondsOf(run: () => unknown): number {
  const start = process.threadCpuUsage()
  run()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}

const WORK: Readonly<Record<string, (round: number) => Promise<readonly [theirs: () => unknown, ours: () => unknown]>>> = {
  'lunar dates of ten years': async () => [
    () => days.forEach(({ date }) => tymeLunarDateOf(date)),
    () => days.forEach(({ date }) => lunarDateOf(date)),
  ],
  'all 720 lists, none made yet': async (round) => {
    const lists = await freshLists(round)
    return [() => everyList(freshTymeLists()), () => everyList(lists)]
  },
  'both for each day of ten years, no list made yet': async (round) => {
    const lists = await freshLists(round + ROUNDS)
    return [() => decade(tymeLunarDateOf, freshTymeLists()), () => decade(lunarDateOf, lists)]
  },
}

for (const [name, computed] of Object.entries(WORK)) {
  let [their, our] = [0, 0]
  for (let round = 0; round < ROUNDS; round++) {
    const [theirs, ours] = await computed(round)
    their += millisecondsOf(theirs) / ROUNDS
    our += millisecondsOf(ours) / ROUNDS
  }
  console.log(`${name}: tyme4ts ${their.toFixed(2)} ms, packed ${our.toFixed(2)} ms, ${(their / our).toFixed(0)} times as fast`)
}
