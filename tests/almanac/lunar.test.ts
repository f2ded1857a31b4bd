import { expect, test } from 'vitest'
import { lunarToCivilDate, leapMonthOf, lunarDateOf } from '#almanac/index.ts'
import { civilDateOf } from '#bazi/index.ts'

test('every fifth day of 1900–2100 survives conversion to lunar and back', () => {
  const wrong: unknown[] = []
  let lunarYear = 1899
  let wasNewYear = true
  for (let days = Date.UTC(1900, 0, 1) / 86_400_000; days < Date.UTC(2101, 0, 1) / 86_400_000; days++) {
    const civil = civilDateOf(days)
    const lunar = lunarDateOf(civil)
    const isNewYear = lunar.month === 1 && !lunar.isLeap
    if (isNewYear && !wasNewYear) lunarYear++
    wasNewYear = isNewYear
    if (days % 5 === 0 && JSON.stringify(lunarToCivilDate(lunarYear, lunar)) !== JSON.stringify(civil)) wrong.push(civil)
  }
  expect(wrong.slice(0, 5)).toEqual([])
})

// 1990 had two fifth months; the leap one began on 23 June 1990.
test('distinguishes a leap month from the month before', () => {
  expect([leapMonthOf(1990), leapMonthOf(1991), leapMonthOf(1500)]).toEqual([5, 0, 0])
  expect(lunarToCivilDate(1990, { month: 5, isLeap: true, day: 1 })).toEqual({ year: 1990, month: 6, day: 23 })
  expect(lunarToCivilDate(1990, { month: 5, isLeap: false, day: 1 })).toEqual({ year: 1990, month: 5, day: 24 })
})

test.each([
  [1990, { month: 4, isLeap: true, day: 1 }],
  [1990, { month: 13, isLeap: false, day: 1 }],
  [1990, { month: 0, isLeap: false, day: 1 }],
  [1990, { month: 4, isLeap: false, day: 31 }],
  [1990, { month: 4, isLeap: false, day: 0 }],
  [1500, { month: 4, isLeap: false, day: 1 }],
  [1990, { month: Number.NaN, isLeap: false, day: 1 }],
])('rejects the lunar date %s %j', (year, lunar) => {
  expect(lunarToCivilDate(year, lunar)).toBeUndefined()
})
