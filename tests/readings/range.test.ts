import { describe, expect, test } from 'vitest'
import { almanacOf } from '#almanac/index.ts'
import { scoreDay, SIXTY } from '#bazi/index.ts'
import { createDayReading, rateDays } from '#readings/daily/index.ts'
import fc from '../support/seeded-fast-check.ts'

const chartOf = (pillars: string) => {
  const [year, month, day, hour] = pillars.split(' ').map((text) => SIXTY.find(({ ganzhi }) => ganzhi === text)!)
  return { pillars: { year: year!, month: month!, day: day!, hour: hour ?? null } }
}
const anyPair = fc.constantFrom(...SIXTY)
const anyChart = fc.record({ year: anyPair, month: anyPair, day: anyPair, hour: fc.option(anyPair) }).map((pillars) => ({ pillars }))
const day = (text: string) => {
  const [year, month, date] = text.split('-').map(Number)
  return { year: year!, month: month!, day: date! }
}

describe('a year of days', () => {
  const chart = chartOf('甲辰 壬申 戊子 壬子')
  const days = rateDays(chart, day('2026-01-01'), day('2026-12-31'))

  test('has each date once, in order, with leap days', () => {
    expect(days).toHaveLength(365)
    expect(rateDays(chart, day('2024-01-01'), day('2024-12-31'))).toHaveLength(366)
    expect([days[0]!.date, days[58]!.date, days[59]!.date, days[364]!.date]).toEqual([
      day('2026-01-01'),
      day('2026-02-28'),
      day('2026-03-01'),
      day('2026-12-31'),
    ])
  })

  // Spec B-26: score of 1 January 2026 for Deng Xiaoping.
  test('begins with the independently computed score', () => expect(days[0]!.score).toBe(70))

  test('equals the page of each day', () => {
    for (const one of days) {
      const view = createDayReading(chart.pillars, almanacOf(one.date), { age: 36, luck: null })
      expect([one.score, one.band, one.parts, one.duty, one.god, one.pair]).toEqual([
        view.score,
        view.band,
        view.parts,
        view.duty,
        view.path.code,
        view.pillars.day,
      ])
      expect([one.year, one.month]).toEqual([view.pillars.year.branch, view.pillars.month.branch])
    }
  })

  test('marks clashes with 辰 and with 子', () => {
    for (const { pair, clashes } of days) {
      const wanted = pair.branch === 'xu' ? ['year'] : pair.branch === 'wu3' ? ['day'] : []
      expect(clashes).toEqual(wanted)
    }
  })
})

test('scores of a range equal scoreDay for any chart', () => {
  fc.assert(
    fc.property(anyChart, fc.integer({ min: 1850, max: 2100 }), fc.integer({ min: 1, max: 12 }), (chart, year, month) => {
      const texts = [chart.pillars.year, chart.pillars.month, chart.pillars.day, chart.pillars.hour].map((pair) => pair?.ganzhi ?? null)
      for (const { pair, month: branch, score } of rateDays(chart, { year, month, day: 1 }, { year, month, day: 28 })) {
        const monthPillar = SIXTY.find((one) => one.branch === branch)!.ganzhi
        expect(scoreDay(texts, { dayPillar: pair.ganzhi, monthPillar }).score).toBe(score)
      }
    }),
    { numRuns: 50 },
  )
})

test('may consist of one day', () => {
  expect(rateDays(chartOf('甲子 丙寅 庚辰'), day('2100-12-31'), day('2100-12-31'))).toHaveLength(1)
})

test.each([
  ['1849-12-31', '1850-01-05', 'from'],
  ['2100-12-01', '2101-01-01', 'to'],
  ['2026-02-02', '2026-02-01', 'to'],
  ['2026-02-30', '2026-03-01', 'date'],
  ['2026-02-01', '2026-13-01', 'date'],
  ['NaN-02-01', '2026-13-01', 'from'],
])('rejects %s to %s and names the field %s', (from, to, field) => {
  expect(() => rateDays(chartOf('甲子 丙寅 庚辰'), day(from), day(to))).toThrow(expect.objectContaining({ name: 'BadInput', field }))
})
