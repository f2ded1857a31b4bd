/** Activities that the almanac both advises and avoids appear once: in the list of the principal name, or beside both lists. */
import { expect, test } from 'vitest'
import { almanacOf } from '#almanac/index.ts'
import { listUndecidedActivities } from '#almanac/undecided.ts'
import { castChart, civilDateOf } from '#bazi/index.ts'
import { createDayReading } from '#readings/daily/index.ts'
import glossary from '#readings/glossary/glossary.json' with { type: 'json' }
import { birthOfCase, sharedCases } from '../bazi/vectors.ts'

const FIRST = Date.UTC(2026, 0, 1) / 86_400_000

test('no undecided activity also appears in a list', () => {
  let [decided, left] = [0, 0]
  for (let i = 0; i < 730; i++) {
    const page = almanacOf(civilDateOf(FIRST + i))
    const undecided = listUndecidedActivities(page)
    decided += page.conflicting.length - undecided.length
    left += undecided.length
    for (const one of sharedCases.slice(0, 4)) {
      const view = createDayReading(castChart(birthOfCase(one)).pillars, page, { age: 36, luck: null })
      const lists = [...page.do, ...page.dont]
      expect([view.date, view.conflicting!.filter((code) => lists.includes(code))]).toEqual([view.date, []])
    }
  }
  expect(decided).toBeGreaterThan(10)
  expect(left).toBeGreaterThan(0)
})

test('on December 8, 2026 opening is only warned of', () => {
  const page = almanacOf({ year: 2026, month: 12, day: 8 })
  expect(page.dont).toContain('opening')
  expect(page.conflicting).toEqual(['opening'])
  expect(listUndecidedActivities(page)).toEqual([])
})

test('a term with bounds of S explains S', () => {
  for (const { detail } of glossary)
    for (const text of Object.values(detail)) expect(text).not.toMatch(/^S |(?:^|[。.] )(?:Only with )?S (?:of|from|below|在|不)/)
})
