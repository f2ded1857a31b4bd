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
])('who was born on %s is, on %s, %i years old', (birth, day, age) => {
  const [one, other] = [birth, day].map((text) => text.split('-').map(Number) as [number, number, number])
  const dateOf = ([year, month, date]: [number, number, number]) => ({ year, month, day: date })
  expect(ageOn(dateOf(one!), dateOf(other!))).toBe(age)
})

describe('activities over six charts and 181 days', () => {
  const charts = sharedCases.slice(0, 6).map((one) => castChart(birthOfCase(one)).pillars)
  const days = rateDays({ pillars: charts[0]! }, { year: 2026, month: 1, day: 1 }, { year: 2026, month: 6, day: 30 })
  const pages = days.map(({ date }) => almanacOf(date))
  const saidAt = (age: number) => {
    const lists = charts.flatMap((natal) => pages.map((page) => createPersonalLists(natal, page, { age, spoken: { do: [], dont: [] } })))
    expect(lists).toHaveLength(6 * 181)
    return new Set(lists.flatMap((list) => [...list.do, ...list.dont]))
  }
  const ADULT_ACTIVITIES: readonly ActivityCode[] = [
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

  test.each([0, 4, 9, 17])('leave out marriage, signing and trade at the age %i', (age) => {
    const said = saidAt(age)
    expect(ADULT_ACTIVITIES.filter((code) => said.has(code))).toEqual([])
    expect(said.has('travel')).toBe(true)
  })

  test('leave out learning for an infant but not a child', () => {
    expect(saidAt(1)).not.toContain('learn')
    expect(saidAt(9)).toContain('learn')
  })

  test('include all adult activities from eighteen on', () => {
    const said = saidAt(18)
    expect(ADULT_ACTIVITIES.filter((code) => !said.has(code))).toEqual([])
  })

  test('include the coming of age only around that age', () => {
    expect(saidAt(14)).not.toContain('coming-of-age')
    expect(saidAt(18)).toContain('coming-of-age')
    expect(saidAt(36)).not.toContain('coming-of-age')
  })
})
