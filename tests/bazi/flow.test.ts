import { SolarDay } from 'tyme4ts'
import { expect, test } from 'vitest'
import type { BirthInput, CivilDate } from '#bazi/index.ts'
import {
  almanacPillarsOf,
  BadInput,
  baziMonthsOf,
  castChart,
  dayPillarOf,
  dutyOf,
  isYellowPath,
  jieAround,
  luckPillarAt,
  monthPillarAt,
  names,
  pathGodOf,
  yearPillarAt,
} from '#bazi/index.ts'

const birth: BirthInput = {
  local: '1990-05-15T08:30:00',
  utc: '1990-05-14T23:30:00Z',
  offsetSeconds: 32400,
  lng: 121.4737,
  lat: 31.2304,
  gender: 'male',
  zi: '23',
  solarTime: true,
}

/** Every day from 2025-01-01 through 2027-12-31. */
const threeYears: readonly CivilDate[] = Array.from({ length: 1095 }, (_, i) => {
  const date = new Date(Date.UTC(2025, 0, 1 + i))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
})

test('almanac pillars, day officer and path god equal tyme4ts on 1,095 days', () => {
  for (const date of threeYears) {
    const theirs = SolarDay.fromYmd(date.year, date.month, date.day).getSixtyCycleDay()
    const { year, month, day } = almanacPillarsOf(date)
    const god = pathGodOf(day.branch, month.branch)
    expect([
      year.ganzhi,
      month.ganzhi,
      day.ganzhi,
      names.duties[dutyOf(day.branch, month.branch)],
      names.pathGods[god],
      isYellowPath(god) ? '黄道' : '黑道',
    ]).toEqual([
      theirs.getYear().getName(),
      theirs.getMonth().getName(),
      theirs.getSixtyCycle().getName(),
      theirs.getDuty().getName(),
      theirs.getTwelveStar().getName(),
      theirs.getTwelveStar().getEcliptic().getName(),
    ])
  }
})

test('2000-01-07 and 1900-02-20 are 甲子', () => {
  expect(dayPillarOf({ year: 2000, month: 1, day: 7 }).ganzhi).toBe('甲子')
  expect(dayPillarOf({ year: 1900, month: 2, day: 20 }).ganzhi).toBe('甲子')
})

test('rejects a nonexistent date by name', () => {
  for (const date of [
    { year: 2026, month: 13, day: 1 },
    { year: 2026, month: 2, day: 29 },
    { year: 2026, month: 1, day: Number.NaN },
  ]) {
    expect(() => dayPillarOf(date)).toThrow(BadInput)
  }
})

test('year and month change exactly at the second of the jie', () => {
  expect([yearPillarAt('2025-02-03T14:10:27Z').ganzhi, monthPillarAt('2025-02-03T14:10:27Z').ganzhi]).toEqual(['甲辰', '丁丑'])
  expect([yearPillarAt('2025-02-03T14:10:28Z').ganzhi, monthPillarAt('2025-02-03T14:10:28Z').ganzhi]).toEqual(['乙巳', '戊寅'])
  expect(jieAround('2025-02-03T14:10:28.000Z').prevJie).toEqual({ code: 'lichun', name: '立春', utc: '2025-02-03T14:10:28Z' })
})

test('the twelve months are consecutive and have their jie’s branches', () => {
  const months = baziMonthsOf(2026)
  expect(months.map((month) => month.ganzhi).join(' ')).toBe('庚寅 辛卯 壬辰 癸巳 甲午 乙未 丙申 丁酉 戊戌 己亥 庚子 辛丑')
  expect(months.slice(1).map((month) => month.jie.utc)).toEqual(months.slice(0, -1).map((month) => month.endUtc))
  const jies = '立春 惊蛰 清明 立夏 芒种 小暑 立秋 白露 寒露 立冬 大雪 小寒'
  expect(months.map(({ jie }) => jie.name).join(' ')).toBe(jies)
})

test('rejects a year without a table', () => {
  expect(() => baziMonthsOf(2101)).toThrow(RangeError)
  expect(() => baziMonthsOf(1848)).toThrow(RangeError)
  expect(() => baziMonthsOf(2026.5)).toThrow(RangeError)
})

test('luck starts on its date, changes each decade and ends', () => {
  const chart = castChart(birth)
  // 1,898,178 s to 芒种 are 2,636 units of 720 s: 7 years, 3 months, 26 days after 15 May 1990.
  const { startDate, endDate, pillars } = chart.luck
  expect([startDate, endDate]).toEqual(['1997-09-10', '2097-09-10'])
  expect(pillars.map(({ startYear, nominalAge }) => [startYear, nominalAge]).slice(0, 3)).toEqual([
    [1997, 8],
    [2007, 18],
    [2017, 28],
  ])
  // Dates are in the birthplace's offset (UTC+9 at birth): midnight is 15:00 UTC.
  expect(luckPillarAt(chart, '1997-09-09T14:59:59Z')).toBeNull()
  expect(luckPillarAt(chart, '1997-09-09T15:00:00Z')?.ganzhi).toBe('壬午')
  expect(luckPillarAt(chart, '2026-11-20T00:00:00Z')?.ganzhi).toBe('甲申')
  expect(luckPillarAt(chart, '2097-09-09T14:59:59Z')?.ganzhi).toBe('辛卯')
  expect(luckPillarAt(chart, '2097-09-09T15:00:00Z')).toBeNull()
})
