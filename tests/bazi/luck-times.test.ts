import { expect, test } from 'vitest'
import { castChart, childYearsOf, luckTimesOf, receiptOf, smallLuckOf } from '#bazi/index.ts'
import { randomBirths } from './random-births.ts'

const births = randomBirths(2_000, 31)
const [birth] = births as [(typeof births)[number]]

test('luck is 120 times the seconds between birth and jie', () => {
  for (const each of births) {
    const chart = castChart(each)
    const { hours, minutes } = luckTimesOf(chart)!
    const { years, months, days, forward } = chart.luck
    const receipt = receiptOf(chart)
    const seconds = forward ? receipt.nextJie.secondsAfter : receipt.prevJie.secondsBefore
    expect(((((years * 12 + months) * 30 + days) * 24 + hours) * 60 + minutes) * 60, each.local).toBe(seconds * 120)
  }
})

test('cycles start at the birth time plus the remaining hours', () => {
  for (const each of births) {
    const chart = castChart(each)
    const { hours, minutes, starts, end } = luckTimesOf(chart)!
    const dates = [...chart.luck.pillars.map(({ startDate }) => startDate), chart.luck.endDate]
    for (const [i, start] of [...starts, end].entries()) {
      const after = Date.parse(`${start}Z`) - Date.parse(`${dates[i]}T${each.local.slice(11)}Z`)
      expect(after, each.local).toBe((hours * 60 + minutes) * 60_000)
    }
  }
})

test('an unknown hour has no luck times and no small luck', () => {
  const chart = castChart({ ...birth, hourUnknown: true })
  expect(luckTimesOf(chart)).toBeNull()
  expect(smallLuckOf(chart, 1)).toBeNull()
  expect(childYearsOf(chart).every(({ pair }) => pair === null)).toBe(true)
})

test('childhood years end before the first cycle, with small luck', () => {
  for (const each of births) {
    const chart = castChart(each)
    const years = childYearsOf(chart)
    const [first] = chart.luck.pillars
    const bornIn = Number(each.local.slice(0, 4))
    expect(years.map(({ year }) => year)).toEqual(Array.from({ length: first!.startYear - bornIn }, (_, i) => bornIn + i))
    expect(years.every(({ year, nominalAge, pair }) => nominalAge === year - bornIn + 1 && pair === smallLuckOf(chart, nominalAge))).toBe(
      true,
    )
  }
})

test('small luck continues from the hour pillar in luck’s direction', () => {
  // 《三命通会》论小运: for a 甲子 hour, forward small luck begins with 乙丑, backward small luck with 癸亥.
  const charts = births.map(castChart).filter(({ pillars }) => pillars.hour!.ganzhi === '甲子')
  expect(charts.length).toBeGreaterThan(10)
  expect(
    new Set(charts.map((chart) => `${chart.luck.forward} ${smallLuckOf(chart, 1)!.ganzhi} ${smallLuckOf(chart, 12)!.ganzhi}`)),
  ).toEqual(new Set(['true 乙丑 丙子', 'false 癸亥 壬子']))
})

test('rejects an age out of range by name', () => {
  expect(() => smallLuckOf(castChart(birth), 0)).toThrow('nominalAge')
})
