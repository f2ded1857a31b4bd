/** The percentage beside a nayin counts the births with either of its two pairs; the text of the reason must say so. */
import { expect, test } from 'vitest'
import { names } from '#bazi/index.ts'
import { randomPeople } from '#build/books/sample.ts'
import { formatFactReason } from '#readings/facts/reason-text.ts'
import { nayinLabels } from '#readings/facts/text/code-labels.ts'

const LOCALES = ['zh_CN', 'zh_TW', 'en_US'] as const

test('the reason names the nayin alone, equally for both pairs', () => {
  const said = new Map<string, Set<string>>()
  for (const person of randomPeople(400, 3)) {
    const { ganzhi, nayin } = person.chart.pillars.day
    for (const locale of LOCALES) {
      const { plain, detail } = formatFactReason(`nayin:day=${nayin}`, person, locale)!
      expect(plain + detail).not.toContain(ganzhi)
      const key = `${locale} ${nayin}`
      said.set(key, (said.get(key) ?? new Set()).add(detail!))
    }
  }
  expect(said.size).toBe(3 * 30)
  expect([...said.values()].filter((texts) => texts.size > 1)).toEqual([])
  expect([...said.get('zh_CN bailajin')!]).toEqual(['日柱的纳音是白蜡金'])
  expect([...said.get('zh_TW bailajin')!]).toEqual(['日柱的納音是白蠟金'])
  expect([...said.get('en_US bailajin')!]).toEqual(['The nayin of the day is White-wax metal'])
})

test('nayin names equal the engine’s', () => {
  expect(Object.fromEntries(Object.entries(nayinLabels).map(([code, { zh_CN }]) => [code, zh_CN]))).toEqual(names.nayin)
})
