import { describe, expect, test } from 'vitest'
import { almanacOf } from '#almanac/index.ts'
import { ganzhiOfText, SIXTY } from '#bazi/index.ts'
import exemplars from '../fixtures/readings/exemplar-facts.json' with { type: 'json' }
import { pickBestAndQuietest, rateDays, createMonthReading, splitIntoBaziMonths } from '#readings/daily/index.ts'
import fc from '../support/seeded-fast-check.ts'

const chartOf = (text: string) => {
  const [year, month, day, hour] = text.split(' ').map((one) => ganzhiOfText(one)!)
  return { pillars: { year: year!, month: month!, day: day!, hour: hour ?? null } }
}
const anyPair = fc.constantFrom(...SIXTY)
const anyChart = fc.record({ year: anyPair, month: anyPair, day: anyPair, hour: fc.option(anyPair) }).map((pillars) => ({ pillars }))
const anyMonth = fc.record({ year: fc.integer({ min: 1901, max: 2099 }), month: fc.integer({ min: 1, max: 12 }) })

// Lin Zhiyuan of the exemplars, whose days and months were computed independently of the engine.
const lin = chartOf('庚午 辛巳 庚辰 庚辰')
const november = { year: 2026, month: 11 }

describe('November 2026 for a 庚辰 day', () => {
  const view = createMonthReading(lin, november)
  const [first, second] = view.parts

  test('has the independently computed scores of 20 to 26 November', () => {
    expect(view.days.slice(19, 26).map(({ score }) => score)).toEqual([38, 70, 66, 63, 69, 66, 60])
  })

  test('consists of two Bazi months with the scores of their year', () => {
    expect([first.pair.ganzhi, first.score, second.pair.ganzhi, second.score]).toEqual(['戊戌', 40, '己亥', 66])
  })

  // 立冬 2026: 7 November 17:52 in Beijing, as printed in almanacs
  test('changes its pillar with 立冬, 7 November', () => {
    expect([first.to.day, second.from.day, second.jie.code, second.jie.utc.slice(0, 16)]).toEqual([6, 7, 'lidong', '2026-11-07T09:52'])
  })

  test('describes stem, element and branch relations of each part', () => {
    expect(first.sentences).toMatchObject([
      { id: 'ten-god', tenGod: 'pianyin', stem: 'wu', rises: false },
      { id: 'element', element: 'earth', isWanted: false },
      { id: 'part', part: { code: 'clash', pillar: 'day', natal: 'chen' } },
      { id: 'part', part: { code: 'half-three', pillar: 'year', natal: 'wu3' } },
    ])
    expect(second.sentences).toMatchObject([
      { id: 'ten-god', tenGod: 'zhengyin', stem: 'ji', rises: true },
      { id: 'element', element: 'water', isWanted: true },
      { id: 'part', part: { code: 'clash', pillar: 'month', natal: 'si' } },
      { id: 'part', part: { code: 'wenchangguiren' } },
    ])
  })

  test('has a best and a quietest day, the earlier of equals', () => {
    const scores = view.days.map(({ score }) => score)
    const ends = [Math.max(...scores), Math.min(...scores)]
    const { best, quietest } = pickBestAndQuietest(view.days, 3)
    expect([best[0], quietest[0]]).toEqual(ends.map((end) => view.days[scores.indexOf(end)]))
    expect([best.length, quietest.length]).toEqual([3, 3])
    expect(pickBestAndQuietest([], 3)).toEqual({ best: [], quietest: [] })
  })
})

test('each Bazi month of 2026 has its independently computed score', () => {
  const { months } = exemplars.people.lin.annual
  // 寅 begins in February; the second part of a calendar month is the Bazi month that begins in it.
  const found = months.map((_, i) => createMonthReading(lin, { year: 2026 + Math.floor((i + 1) / 12), month: ((i + 1) % 12) + 1 }).parts[1])
  expect(found.map(({ pair, jie, score }) => [pair.ganzhi, jie.utc, score])).toEqual(
    months.map(({ ganzhi, fromUtc, score }) => [ganzhi, fromUtc, score]),
  )
})

test('the year pillar changes within February and not earlier', () => {
  const years = (year: number, month: number) => splitIntoBaziMonths({ year, month }).map((part) => part.year.ganzhi)
  expect(years(2027, 1)).toEqual(['丙午', '丙午'])
  expect(years(2027, 2)).toEqual(['丙午', '丁未'])
  expect(years(2027, 3)).toEqual(['丁未', '丁未'])
})

test('month and year pillars equal the almanac’s', () => {
  fc.assert(
    fc.property(anyMonth, (month) => {
      const [before, after] = splitIntoBaziMonths(month)
      expect([before.from.day, before.to.day + 1]).toEqual([1, after.from.day])
      for (const { from, to, pair, year } of [before, after])
        for (const date of [from, to]) {
          const { pillars } = almanacOf(date)
          expect([pillars.month, pillars.year]).toEqual([pair, year])
        }
    }),
    { numRuns: 200 },
  )
})

test('any month equals the rated range and survives JSON', () => {
  fc.assert(
    fc.property(anyChart, anyMonth, (chart, month) => {
      const view = createMonthReading(chart, month)
      expect(view.days).toEqual(rateDays(chart, view.parts[0].from, view.parts[1].to))
      expect(JSON.parse(JSON.stringify(view))).toEqual(view)
      for (const { sentences } of view.parts) {
        expect(sentences[0]!.id).toBe('ten-god')
        expect(sentences.length).toBeLessThanOrEqual(5)
      }
    }),
    { numRuns: 200 },
  )
})

test.each([
  [1849, 6, 'from'],
  [2101, 1, 'from'],
  [2026, 13, 'date'],
])('rejects %s-%s and names the field %s', (year, month, field) => {
  expect(() => createMonthReading(lin, { year, month })).toThrow(expect.objectContaining({ name: 'BadInput', field }))
})
