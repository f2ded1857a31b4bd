import { ChildLimit, DefaultEightCharProvider, Gender, LunarHour, LunarSect2EightCharProvider, SolarTime } from 'tyme4ts'
import type { SolarTerm } from 'tyme4ts'
import { afterAll, expect, test } from 'vitest'
import type { BirthInput } from '#bazi/index.ts'
import { castChart } from '#bazi/index.ts'
import { clockNumbersOf } from '../bench/tyme-chart.ts'
import { chooseByLane, takeSeededShare } from '../support/lane.ts'
import type { LibraryChart } from './differential.ts'
import { castByLibraryJie, comparableChartOf, differentialBirths, isSame, jieToleranceOf } from './differential.ts'

const providers = { 23: new DefaultEightCharProvider(), 24: new LunarSect2EightCharProvider() }

afterAll(() => {
  LunarHour.provider = providers[23]
})

const msOf = (time: SolarTime) =>
  Date.UTC(time.getYear(), time.getMonth() - 1, time.getDay(), time.getHour(), time.getMinute(), time.getSecond())
const msOfTerm = (term: SolarTerm) => msOf(term.getJulianDay().getSolarTime())

function theirsOf({ local, gender, zi }: BirthInput): LibraryChart {
  LunarHour.provider = providers[zi]
  const time = SolarTime.fromYmdHms(...clockNumbersOf(local))
  const limit = ChildLimit.fromSolarTime(time, gender === 'male' ? Gender.MAN : Gender.WOMAN)
  const jie = () => {
    const term = time.getTerm()
    return term.isJie() ? term : term.next(-1)
  }
  let fortune = limit.getStartDecadeFortune()
  const luckPillars: string[] = []
  for (let i = 0; i < 10; i++, fortune = fortune.next(1)) luckPillars.push(fortune.getName())
  return {
    pillars: limit.getEightChar().getName(),
    forward: limit.isForward(),
    luckPillars: luckPillars.join(' '),
    luckDays: (limit.getYearCount() * 12 + limit.getMonthCount()) * 30 + limit.getDayCount(),
    jieBefore: () => msOfTerm(jie()),
    jieAfter: () => msOfTerm(jie().next(2)),
  }
}

test('tyme4ts differs only by the second of its jie', () => {
  const births = takeSeededShare(differentialBirths(), 5)
  let pillars = 0
  let luck = 0
  const unexplained: string[] = []
  for (const birth of births) {
    const ours = comparableChartOf(castChart(birth))
    const theirs = theirsOf(birth)
    if (isSame(ours, theirs)) continue
    const explained = castByLibraryJie(birth, theirs)
    if (!isSame(explained, theirs) || explained.jieSeconds > jieToleranceOf(Number(birth.local.slice(0, 4))))
      unexplained.push(`${birth.local} ${birth.gender} ${birth.zi}`)
    else if (ours.pillars === theirs.pillars) luck++
    else pillars++
  }
  console.log(
    `tyme4ts: ${births.length} births, other pillars by the jie's second ${pillars}, another day of luck's start by it ${luck}, unexplained ${unexplained.length}`,
  )
  expect(births).toHaveLength(chooseByLane(4_000, 20_000))
  expect(unexplained).toEqual([])
  expect(pillars).toBeGreaterThan(0)
  expect(luck).toBeGreaterThan(0)
})
