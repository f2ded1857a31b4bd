import { expect, test } from 'vitest'
import { findWrongChartFields } from '#app/features/device-check/wrong-chart-fields.ts'
import type { CheckCase } from '#device/check/check-cases.ts'
import shared from '../../fixtures/bazi/pillars-shared.json?raw'

const { cases } = JSON.parse(shared) as { cases: CheckCase[] }
const [one] = cases as [CheckCase]

test('finds no wrong field in all 410 cases', () => {
  expect(cases.length).toBe(410)
  for (const each of cases) expect(findWrongChartFields(each), each.id).toEqual([])
})

test.each<[string, CheckCase]>([
  ['pillars', { ...one, expect: { ...one.expect, pillars: ['甲子', ...one.expect.pillars.slice(1)] } }],
  ['luck', { ...one, expect: { ...one.expect, luck: { ...one.expect.luck, days: one.expect.luck.days + 1 } } }],
  ['jie', { ...one, expect: { ...one.expect, nextJie: { ...one.expect.nextJie, utc: one.expect.prevJie.utc } } }],
  ['solarClock', { ...one, expect: { ...one.expect, trueSolar: one.expect.utc.slice(0, 19) } }],
  ['equationOfTime', { ...one, expect: { ...one.expect, eotSeconds: one.expect.eotSeconds + 3.5 } }],
  ['offset', { ...one, expect: { ...one.expect, offsetSeconds: 1 } }],
  ['utc', { ...one, expect: { ...one.expect, utc: '2000-01-01T00:00:00Z' } }],
  ['kind', { ...one, expect: { ...one.expect, localKind: 'gap' } }],
  ['derived', { ...one, expect: { ...one.expect, derived: { ...one.expect.derived, naYin: [] } } }],
])('names the wrong field of a case: %s', (field, changed) => {
  expect(findWrongChartFields(changed)).toEqual([field])
})
