/** The branch 未 also means “not yet”: every text gives it a noun. */
import { describe, expect, test } from 'vitest'
import { almanacOf } from '#almanac/index.ts'
import { civilDateOf } from '#bazi/index.ts'
import { randomPeople } from '#build/books/sample.ts'
import { families as annual } from '#readings/annual-book/families.ts'
import { formatAnnualBook } from '#readings/annual-book/index.ts'
import taiwan from '#readings/data/zh-tw.json' with { type: 'json' }
import { families as fate } from '#readings/fate-book/families.ts'
import { formatFateBook } from '#readings/fate-book/index.ts'
import { addBranchNoun } from '#readings/terms/branch-noun.ts'
import { loneBranchesIn } from '../support/lone-branch.ts'
import { randomChart, DAY_COUNT, FIRST_DAY, seededIntegers } from '../support/said-days.ts'

const CHINESE = ['zh_CN', 'zh_TW'] as const

test.each([
  ['未', '', '逢天乙', '未土'],
  ['未', '今日', '冲年支丑', '未土'],
  ['未', '日支', '与丑相冲', '未'],
  ['未', '年支', '，', '未'],
  ['未', '', '時平', '未'],
  ['午', '', '逢天乙', '午'],
  ['Goat', 'the ', '', 'Goat'],
])('%s after “%s” and before “%s” becomes %s', (value, before, after, expected) => {
  expect(addBranchNoun(value, before, after)).toBe(expected)
})

test('finds a bare branch 未 but not the word “not yet”', () => {
  expect(loneBranchesIn('未逢天乙，话好说。寅时平，未转旺。')).toHaveLength(2)
  expect(loneBranchesIn('未土逢天乙，年支未，未时平，丁未年，未必。')).toEqual([])
})

describe('the branch 未 has its noun', () => {
  test('in all texts of days', () => {
    const random = seededIntegers(77)
    const found: string[] = []
    for (let i = 0; i < 60; i++) {
      const { said } = randomChart(random)
      const start = FIRST_DAY + random(DAY_COUNT - 13)
      for (let day = start; day < start + 12; day++) {
        const { text, topics, hours } = said(almanacOf(civilDateOf(day)), 30)
        for (const { words } of [...text, ...Object.values(topics), ...hours])
          found.push(...CHINESE.flatMap((locale) => loneBranchesIn(words[locale])))
      }
    }
    expect(found).toEqual([])
  })

  test('in every paragraph of both books, before slots are filled', () => {
    const texts = [...fate, ...annual].flatMap(({ paragraphs }) => paragraphs.map(({ zh_CN }) => zh_CN))
    const said: Readonly<Record<string, string>> = taiwan
    expect(texts.flatMap((text) => [...loneBranchesIn(text), ...loneBranchesIn(said[text] ?? '')])).toEqual([])
  })

  test('in printed books and years of practitioner level', () => {
    const found: string[] = []
    for (const person of randomPeople(60, 5)) {
      for (const locale of CHINESE) {
        found.push(...loneBranchesIn(JSON.stringify(formatFateBook(person, { locale, level: 'practitioner' }))))
        for (const year of [2026, 2027])
          found.push(...loneBranchesIn(JSON.stringify(formatAnnualBook(person, year, { locale, level: 'practitioner' }))))
      }
    }
    expect([...new Set(found)]).toEqual([])
  })
})
