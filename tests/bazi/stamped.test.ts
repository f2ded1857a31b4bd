import { expect, test } from 'vitest'
import type { Stamped } from '#bazi/index.ts'
import {
  analyseChart,
  annualViewOf,
  castChart,
  ENGINE_VERSION,
  isCurrent,
  layerOf,
  layersAt,
  matchOf,
  receiptOf,
  RULE_SET,
  scoreDay,
  scorerOf,
  SIXTY,
} from '#bazi/index.ts'
import { almanacOf } from '#almanac/index.ts'
import { findBestDays } from '#readings/daily/best-days.ts'
import { createDayReading, rateDays } from '#readings/daily/index.ts'
import { birthOfCase, sharedCases } from './vectors.ts'

const chart = castChart(birthOfCase(sharedCases[0]!))
const four = ['甲子', '丙寅', '庚辰', null]
const [jiazi] = SIXTY
const date = { year: 2026, month: 11, day: 20 }
const to = { year: 2026, month: 12, day: 20 }
const { picks, rejected } = findBestDays(chart, 'moving', date, to)

test.each<[string, Stamped]>([
  ['a chart', chart],
  ['a receipt', receiptOf(chart)],
  ['an analysis', analyseChart(four)],
  ['the score of a day', scoreDay(four, { dayPillar: '甲子', monthPillar: '丙寅' })],
  ['the score of one day of many', scorerOf(four).dayOf(jiazi!, 'zi')],
  ['the score of an hour', scorerOf(four).pairOf(jiazi!)],
  ['a layer', layerOf(four, jiazi!)],
  ['all layers', layersAt(chart, { local: '2026-11-20T14:20:00', offsetSeconds: 28_800 })],
  ['a year', annualViewOf(four, 2026)],
  ['two charts', matchOf(four, chart)],
  ['a day of a range', rateDays(chart, date, to)[0]!],
  ['a picked day', picks[0]!],
  ['a rejected day', rejected[0]!],
  ['the page of a day', createDayReading(chart.pillars, almanacOf(date), { age: 36, luck: null })],
])('%s contains its engine version and rule set', (_name, result) => {
  expect([result.engine, result.rules]).toEqual([ENGINE_VERSION, RULE_SET])
  expect(isCurrent(result)).toBe(true)
  expect(JSON.parse(JSON.stringify(result))).toMatchObject({ engine: ENGINE_VERSION, rules: RULE_SET })
})

test('results of another or unknown version are not current', () => {
  const [engine, rules] = [ENGINE_VERSION, RULE_SET]
  expect([{ engine, rules }, { engine: '1.1.0', rules }, { engine, rules: '2025.9' }, { engine }, {}].map(isCurrent)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
