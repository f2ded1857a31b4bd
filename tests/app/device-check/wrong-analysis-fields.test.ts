import { expect, test } from 'vitest'
import { type CheckedAnalysisField, findWrongAnalysisFields } from '#app/features/device-check/wrong-analysis-fields.ts'
import type { AnalysisCase } from '#device/check/check-cases.ts'
import shared from '../../fixtures/bazi/analysis-shared.json?raw'

const { cases } = JSON.parse(shared) as { cases: AnalysisCase[] }
const [one] = cases as [AnalysisCase]

test('finds no wrong field in all 300 analyses', () => {
  expect(cases.length).toBe(300)
  for (const each of cases) expect(findWrongAnalysisFields(each), each.pillars.join(' ')).toEqual([])
})

test.each<[CheckedAnalysisField, AnalysisCase]>([
  ['percent', { ...one, percent: one.percent.map((part) => part + 0.1) }],
  ['percent', { ...one, percent: [one.percent[0]! - 0.2, one.percent[1]! + 0.2, ...one.percent.slice(2)] }],
  ['percent', { ...one, percent: one.percent.slice(1) }],
  ['strength', { ...one, S: one.S + 0.2 }],
  ['strength', { ...one, strength: '' }],
  ['favour', { ...one, favour: one.favour.map((each) => each - 0.02) }],
  ['strength', { ...one, shares: { ...one.shares, peer: -1 } }],
  ['pattern', { ...one, pattern: '从财格' }],
  ['favour', { ...one, favour: [...one.favour].reverse() }],
  ['elements', { ...one, useful: one.adverse }],
  ['stars', { ...one, stars: one.stars.slice(1) }],
  ['relations', { ...one, interactions: one.interactions.slice(1) }],
  ['day', { ...one, day: { ...one.day, score: one.day.score + 1 } }],
])('names the wrong field of an analysis: %s', (finding, changed) => {
  expect(findWrongAnalysisFields(changed)).toEqual([finding])
})
