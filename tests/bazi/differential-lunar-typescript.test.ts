import { Solar } from 'lunar-typescript'
import { expect, test } from 'vitest'
import type { BirthInput } from '#bazi/index.ts'
import { castChart } from '#bazi/index.ts'
import { clockNumbersOf } from '../bench/tyme-chart.ts'
import type { ComparableChart, LibraryChart } from './differential.ts'
import { castByLibraryJie, comparableChartOf, differentialBirths, isSame, jieToleranceOf } from './differential.ts'

const msOf = (time: Solar) =>
  Date.UTC(time.getYear(), time.getMonth() - 1, time.getDay(), time.getHour(), time.getMinute(), time.getSecond())

function theirsOf({ local, gender, zi }: BirthInput): LibraryChart {
  const lunar = Solar.fromYmdHms(...clockNumbersOf(local)).getLunar()
  const eight = lunar.getEightChar()
  eight.setSect(zi === '23' ? 1 : 2)
  const luck = eight.getYun(gender === 'male' ? 1 : 0, 2)
  return {
    pillars: `${eight.getYear()} ${eight.getMonth()} ${eight.getDay()} ${eight.getTime()}`,
    forward: luck.isForward(),
    luckPillars: luck
      .getDaYun(11)
      .slice(1)
      .map((one) => one.getGanZhi())
      .join(' '),
    luckDays: (luck.getStartYear() * 12 + luck.getStartMonth()) * 30 + luck.getStartDay(),
    jieBefore: () => msOf(lunar.getPrevJie().getSolar()),
    jieAfter: () => msOf(lunar.getNextJie().getSolar()),
  }
}

const MINUTE_MS = 60_000
const wholeMinutes = (ms: number) => Math.floor(ms / MINUTE_MS)

/** Recomputes luck as the library does: in minutes, with the seconds of birth and jie truncated before the subtraction. */
function byMinutes(explained: ComparableChart, birth: BirthInput, theirs: LibraryChart): ComparableChart {
  const civil = wholeMinutes(Date.parse(`${birth.local}Z`))
  const minutes = explained.forward ? wholeMinutes(theirs.jieAfter()) - civil : civil - wholeMinutes(theirs.jieBefore())
  return { ...explained, luckDays: Math.floor(minutes / 12) }
}

test('lunar-typescript differs only by jie seconds and minutes of luck', () => {
  const births = differentialBirths()
  const counts = { pillars: 0, luck: 0, minutes: 0 }
  const unexplained: string[] = []
  for (const birth of births) {
    const ours = comparableChartOf(castChart(birth))
    const theirs = theirsOf(birth)
    if (isSame(ours, theirs)) continue
    const explained = castByLibraryJie(birth, theirs)
    const isNear = explained.jieSeconds <= jieToleranceOf(Number(birth.local.slice(0, 4)))
    if (!isNear || (!isSame(explained, theirs) && !isSame(byMinutes(explained, birth, theirs), theirs))) {
      unexplained.push(`${birth.local} ${birth.gender} ${birth.zi} ${JSON.stringify([theirs, explained])}`)
    } else if (ours.pillars !== theirs.pillars) counts.pillars++
    else if (isSame(explained, theirs)) counts.luck++
    else counts.minutes++
  }
  console.log(`lunar-typescript: ${births.length} births, ${JSON.stringify(counts)}, unexplained ${unexplained.length}`)
  expect(births.length).toBe(20_000)
  expect(unexplained.slice(0, 20)).toEqual([])
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(0)
})
