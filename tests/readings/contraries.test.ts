import { expect, test } from 'vitest'
import { almanacOf } from '#almanac/index.ts'
import type { ActivityCode } from '#almanac/codes.ts'
import { castChart } from '#bazi/index.ts'
import { dayLines } from '#build/daily/lines.ts'
import type { DayReading } from '#readings/daily/index.ts'
import { createDayReading, rateDays } from '#readings/daily/index.ts'
import { removeContradictions } from '#readings/daily/contradictions.ts'
import { birthOfCase, sharedCases } from '../bazi/vectors.ts'

// Pairs of activities that would seem contradictory if 宜 contained the first and 忌 the second.
const PAIRS: readonly (readonly [ActivityCode, ActivityCode])[] = [
  ['move-in', 'moving'],
  ['moving', 'move-in'],
  ['wedding', 'engagement'],
  ['engagement', 'wedding'],
  ['property', 'signing'],
  ['property', 'trade'],
  ['property', 'pay-out'],
  ['car', 'trade'],
  ['car', 'splurge'],
  ['signing', 'trade'],
  ['opening', 'trade'],
  ['build', 'groundbreaking'],
  ['groundbreaking', 'build'],
  ['renovate', 'repair'],
  ['tidy', 'clear-out'],
  ['talk', 'friends'],
  ['learn', 'school'],
]
const charts = sharedCases.slice(0, 8).map((one) => castChart(birthOfCase(one)).pillars)
const dates = rateDays({ pillars: charts[0]! }, { year: 2026, month: 1, day: 1 }, { year: 2026, month: 7, day: 29 }).map(({ date }) => date)
const pages = dates.map(almanacOf)

const has = (view: Pick<DayReading, 'do' | 'dont'>) => PAIRS.filter(([good, bad]) => view.do.includes(good) && view.dont.includes(bad))

const byText = new Map(dayLines.map(({ line }) => [line.zh_CN, line]))
const byId = new Map(dayLines.map(({ at, line }) => [at.slice(at.indexOf(' ') + 1), line]))
/** Returns the lines that a day's texts come from, except hours: headline and topics found by text, the others by id. */
const linesOf = ({ said }: DayReading) => [
  byText.get(said.counsel.zh_CN)!,
  ...said.text.map(({ id }) => byId.get(id)!),
  ...Object.values(said.topics).map(({ words }) => byText.get(words.zh_CN)!),
]

const views = charts.flatMap((natal) => pages.map((page) => createDayReading(natal, page, { age: 36, luck: null })))

test('no page advises one half of a pair against the other', () => {
  expect(views).toHaveLength(8 * 210)
  expect(pages.filter((page) => has(page).length > 0).length).toBeGreaterThan(21)
  expect(views.flatMap(has)).toEqual([])
})

test('no list contradicts a line of the same page', () => {
  let spoken = 0
  for (const view of views) {
    const pageLines = linesOf(view)
    const asked = new Set(pageLines.flatMap(({ asks }) => asks ?? []))
    const left = pageLines.flatMap(({ leaves }) => leaves ?? []).filter((code) => !asked.has(code))
    spoken += asked.size + left.length
    expect([view.date, view.dont.filter((code) => asked.has(code))]).toEqual([view.date, []])
    expect([view.date, view.do.filter((code) => left.includes(code))]).toEqual([view.date, []])
  }
  expect(spoken).toBeGreaterThan(3000)
})

test('the more sought half of a pair stays in its list', () => {
  const none = { do: [], dont: [] }
  expect(removeContradictions({ do: ['move-in', 'bed'], dont: ['moving'] }, none)).toEqual({ do: ['bed'], dont: ['moving'] })
  expect(removeContradictions({ do: ['moving'], dont: ['move-in', 'bed'] }, none)).toEqual({ do: ['moving'], dont: ['bed'] })
  expect(removeContradictions({ do: [], dont: ['craft', 'bed'] }, { do: ['craft'], dont: [] })).toEqual({ do: [], dont: ['bed'] })
})

test('signing may be advised on a day against buying property', () => {
  const lists = { do: ['signing'], dont: ['property'] } as const
  expect(removeContradictions(lists, { do: [], dont: [] })).toEqual(lists)
})
