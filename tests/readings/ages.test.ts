import { describe, expect, test } from 'vitest'
import { almanacOf } from '#almanac/index.ts'
import type { ActivityCode } from '#almanac/codes.ts'
import { castChart } from '#bazi/index.ts'
import { ageOn, rateDays } from '#readings/daily/index.ts'
import { createPersonalLists } from '#readings/daily/personal-lists.ts'
import { birthOfCase, sharedCases } from '../bazi/vectors.ts'

test.each([
  ['2016-11-22', '2026-11-21', 9],
  ['2016-11-22', '2026-11-22', 10],
  ['2008-12-01', '2026-11-30', 17],
  ['2020-02-29', '2026-02-28', 5],
  ['2020-02-29', '2026-03-01', 6],
])('who was born on %s is on %s %i years old', (birth, day, age) => {
  const [one, other] = [birth, day].map((text) => text.split('-').map(Number) as [number, number, number])
  const dateOf = ([year, month, date]: [number, number, number]) => ({ year, month, day: date })
  expect(ageOn(dateOf(one!), dateOf(other!))).toBe(age)
})

describe('over 6 charts and 181 days', () => {
  const charts = sharedCases.slice(0, 6).map((one) => castChart(birthOfCase(one)).pillars)
  const days = rateDays({ pillars: charts[0]! }, { year: 2026, month: 1, day: 1 }, { year: 2026, month: 6, day: 30 })
  const pages = days.map(({ date }) => almanacOf(date))
  const saidAt = (age: number) => {
    const lists = charts.flatMap((natal) => pages.map((page) => createPersonalLists(natal, page, { age, spoken: { do: [], dont: [] } })))
    expect(lists).toHaveLength(6 * 181)
    return new Set(lists.flatMap((list) => [...list.do, ...list.dont]))
  }
  const OF_GROWN: readonly ActivityCode[] = [
    'wedding',
    'engagement',
    'signing',
    'opening',
    'trade',
    'property',
    'job',
    'car',
    'hire',
    'build',
  ]

  test.each([0, 4, 9, 17])('nobody of %i is told to marry, sign or trade, nor to wait with it', (age) => {
    const said = saidAt(age)
    expect(OF_GROWN.filter((code) => said.has(code))).toEqual([])
    expect(said.has('travel')).toBe(true)
  })

  test('an infant is told nothing about learning, a child is', () => {
    expect(saidAt(1)).not.toContain('learn')
    expect(saidAt(9)).toContain('learn')
  })

  test('from eighteen on it is one’s own to decide', () => {
    const said = saidAt(18)
    expect(OF_GROWN.filter((code) => !said.has(code))).toEqual([])
  })

  test('the coming of age is of those who come of age', () => {
    expect(saidAt(14)).not.toContain('coming-of-age')
    expect(saidAt(18)).toContain('coming-of-age')
    expect(saidAt(36)).not.toContain('coming-of-age')
  })
})
