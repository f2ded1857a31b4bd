import { Solar } from 'lunar-typescript'
import { ChildLimit, DefaultEightCharProvider, Gender, LunarHour, LunarSect2EightCharProvider, SolarTime } from 'tyme4ts'
import { afterAll, expect, test } from 'vitest'
import type { BirthInput } from '#bazi/index.ts'
import { castChart, luckTimesOf, palacesOf, smallLuckOf } from '#bazi/index.ts'
import { clockNumbersOf } from '../bench/tyme-chart.ts'
import { chooseByLane, takeSeededShare } from '../support/lane.ts'
import { differentialBirths, jieToleranceOf } from './differential.ts'

const providers = { 23: new DefaultEightCharProvider(), 24: new LunarSect2EightCharProvider() }
afterAll(() => {
  LunarHour.provider = providers[23]
})

/** Every fourth of the differential births, because the libraries are slow. */
const births = takeSeededShare(
  differentialBirths().filter((_, i) => i % 4 === 0),
  5,
)
const AGES = [1, 2, 7, 12, 60, 61]

const pairsOf = ({ pillars: { year, month, day, hour } }: ReturnType<typeof castChart>) =>
  [year, month, day, hour!].map((pillar) => pillar.ganzhi).join(' ')

function ours(birth: BirthInput) {
  const chart = castChart(birth)
  const { conception, breath, life, body } = palacesOf(chart)
  const times = luckTimesOf(chart)!
  const { years, months, days } = chart.luck
  return {
    pairs: pairsOf(chart),
    palaces: [conception, breath, life!, body!].map(({ ganzhi }) => ganzhi).join(' '),
    small: AGES.map((age) => smallLuckOf(chart, age)!.ganzhi).join(' '),
    luckMinutes: (((years * 12 + months) * 30 + days) * 24 + times.hours) * 60 + times.minutes,
    start: times.starts[0]!,
  }
}

test('palaces, small luck and start of luck equal tyme4ts', () => {
  const counts = { pillars: 0, jie: 0, overflow: 0, same: 0 }
  const unexplained: string[] = []
  for (const birth of births) {
    LunarHour.provider = providers[birth.zi]
    const time = SolarTime.fromYmdHms(...clockNumbersOf(birth.local))
    const limit = ChildLimit.fromSolarTime(time, birth.gender === 'male' ? Gender.MAN : Gender.WOMAN)
    const eight = limit.getEightChar()
    const mine = ours(birth)
    if (eight.getName() !== mine.pairs) {
      counts.pillars++
      continue
    }
    const palaces = [eight.getFetalOrigin(), eight.getFetalBreath(), eight.getOwnSign(), eight.getBodySign()].map(String).join(' ')
    const first = limit.getStartFortune().next(1 - limit.getStartFortune().getAge())
    const small = AGES.map((age) => first.next(age - 1).getName()).join(' ')
    const luckMinutes =
      (((limit.getYearCount() * 12 + limit.getMonthCount()) * 30 + limit.getDayCount()) * 24 + limit.getHourCount()) * 60 +
      limit.getMinuteCount()
    const end = limit.getEndTime()
    const start = Date.UTC(end.getYear(), end.getMonth() - 1, end.getDay(), end.getHour(), end.getMinute(), end.getSecond())
    const startText = new Date(start).toISOString().slice(0, 19)
    // One second between jie and birth is two minutes of luck.
    const seconds = Math.abs(luckMinutes - mine.luckMinutes) / 2
    if (palaces !== mine.palaces || small !== mine.small || seconds > jieToleranceOf(Number(birth.local.slice(0, 4))))
      unexplained.push(`${birth.local} ${palaces} ${mine.palaces} ${small} ${mine.small} ${luckMinutes} ${mine.luckMinutes}`)
    else if (seconds > 0) counts.jie++
    // For births on the 29th to 31st, the engine uses the last day of a shorter month, the library a day of the next month.
    else if (startText !== mine.start && Number(birth.local.slice(8, 10)) > 28) counts.overflow++
    else if (startText !== mine.start) unexplained.push(`${birth.local} ${startText} ${mine.start}`)
    else counts.same++
  }
  console.log(`tyme4ts: ${JSON.stringify(counts)}`)
  expect(unexplained.slice(0, 10)).toEqual([])
  expect(births).toHaveLength(chooseByLane(1_000, 5_000))
  expect(counts.same + counts.jie).toBeGreaterThan(births.length * 0.98)
  expect(counts.same).toBeGreaterThan(births.length / 5)
})

test('palaces, small luck and hours of luck equal lunar-typescript', () => {
  const counts = { pillars: 0, hours: 0, same: 0 }
  const unexplained: string[] = []
  for (const birth of births) {
    const eight = Solar.fromYmdHms(...clockNumbersOf(birth.local))
      .getLunar()
      .getEightChar()
    eight.setSect(birth.zi === '23' ? 1 : 2)
    const mine = ours(birth)
    if ([eight.getYear(), eight.getMonth(), eight.getDay(), eight.getTime()].join(' ') !== mine.pairs) {
      counts.pillars++
      continue
    }
    const luck = eight.getYun(birth.gender === 'male' ? 1 : 0, 2)
    const palaces = [eight.getTaiYuan(), eight.getTaiXi(), eight.getMingGong(), eight.getShenGong()].join(' ')
    const years = luck
      .getDaYun(10)
      .flatMap((cycle) => cycle.getXiaoYun())
      .map((one) => [one.getAge(), one.getGanZhi()] as const)
    const byAge = new Map(years)
    const small = AGES.map((age) => byAge.get(age)).join(' ')
    const hours = ((luck.getStartYear() * 12 + luck.getStartMonth()) * 30 + luck.getStartDay()) * 24 + luck.getStartHour()
    const apart = Math.abs(hours * 60 - mine.luckMinutes)
    if (palaces !== mine.palaces || small !== mine.small || apart > 120 + 2 * jieToleranceOf(Number(birth.local.slice(0, 4))))
      unexplained.push(`${birth.local} ${palaces} | ${mine.palaces} | ${small} | ${mine.small} | ${hours * 60} ${mine.luckMinutes}`)
    else if (apart >= 120) counts.hours++
    else counts.same++
  }
  console.log(`lunar-typescript: ${JSON.stringify(counts)}`)
  expect(unexplained.slice(0, 10)).toEqual([])
  expect(counts.same).toBeGreaterThan(births.length * 0.8)
})
