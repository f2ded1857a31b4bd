import { describe, expect, test } from 'vitest'
import type { DayScore, ScorePart } from '#bazi/index.ts'
import { analyseChart, BadInput, BRANCHES, ganzhiOfText, names, scoreDay, scorerOf, SIXTY } from '#bazi/index.ts'
import { bandOf } from '#bazi/bands.ts'
import { analysisCases, workedCases } from './vectors.ts'
import fc from '../support/seeded-fast-check.ts'

const anyText = fc.constantFrom(...SIXTY.map(({ ganzhi }) => ganzhi))
const anyFour = fc.tuple(anyText, anyText, anyText, fc.option(anyText))
const sumOf = (parts: readonly ScorePart[]) => parts.reduce((sum, { points }) => sum + points, 0)

test('300 days of the shared cases have their score, officer and god', () => {
  const found = analysisCases.map(({ pillars, day }) => scoreDay(pillars, day))
  expect(found.map(({ score, duty, god }) => [score, names.duties[duty], names.pathGods[god]])).toEqual(
    analysisCases.map(({ day }) => [day.score, day.duty, day.god]),
  )
  expect(found.length).toBe(300)
})

/** Parts in the notation of the worked examples: `年支冲 -5`, `element +2.2`, `建除闭 -3`. */
function textsOfParts({ parts, duty, god }: DayScore): string[] {
  const signed = (points: number) => (points < 0 ? `${points}` : `+${points}`)
  const places = { year: '年', month: '月', day: '日' }
  const words: Readonly<Record<string, string>> = { punish: '刑', 'self-punish': '刑', lushen: '禄', wenchangguiren: '文昌' }
  const all: Readonly<Record<string, string>> = { ...names.relations, ...names.stars }
  const elements = Math.round(sumOf(parts.filter(({ code }) => /^(stem|hidden)-(fair|poor)$/.test(code))) * 10) / 10
  const rest = parts
    .filter(({ code }) => !/^(stem|hidden)-(fair|poor)$/.test(code))
    .map(({ code, points, pillar, natal }) => {
      if (code.startsWith('duty')) return `建除${names.duties[duty]} ${signed(points)}`
      if (code.startsWith('path')) return `${names.pathGods[god]} ${signed(points)}`
      return `${natal === null ? '' : `${places[pillar!]}支`}${words[code] ?? all[code]} ${signed(points)}`
    })
  return [`element ${signed(elements)}`, ...rest]
}

describe.each(workedCases)('$name on 1 January 2026', ({ pillars, day20260101: want }) => {
  const got = scoreDay(pillars.split(' '), { dayPillar: '乙亥', monthPillar: '戊子' })

  test('has the score and parts of the worked example', () => {
    expect([got.score, names.duties[got.duty], names.pathGods[got.god]]).toEqual([want.score, want.jianchu, want.star])
    expect(textsOfParts(got).sort()).toEqual([...want.log].sort())
    expect(Math.abs(60 + sumOf(got.parts) - want.raw)).toBeLessThan(0.0051)
  })
})

describe('any day of any chart', () => {
  test('scores 5 to 99 as the sum of its parts, deterministically', () => {
    fc.assert(
      fc.property(anyFour, anyText, anyText, (four, dayPillar, monthPillar) => {
        const got = scoreDay(four, { dayPillar, monthPillar })
        expect(got.score).toBe(Math.min(99, Math.max(5, Math.round(62 + 1.8 * sumOf(got.parts)))))
        expect(got.band).toBe(bandOf(got.score))
        expect(got.parts.every(({ points }) => points !== 0)).toBe(true)
        expect(JSON.parse(JSON.stringify(got))).toEqual(got)
        expect(scorerOf(four).dayOf(ganzhiOfText(dayPillar)!, ganzhiOfText(monthPillar)!.branch)).toEqual(got)
      }),
      { numRuns: 2000 },
    )
  })

  test('splits element points between stem (2/5) and hidden stems (3/5)', () => {
    fc.assert(
      fc.property(anyFour, anyText, (four, dayPillar) => {
        const { parts } = scoreDay(four, { dayPillar, monthPillar: '甲子' })
        const limit = Math.max(...analyseChart(four).favour.map((f) => Math.min(2, Math.abs(f))))
        const of = (code: string) => Math.abs(sumOf(parts.filter((part) => part.stem !== null && part.code.startsWith(code))))
        expect(of('stem-')).toBeLessThanOrEqual(3.2 * limit + 1e-9)
        expect(of('hidden-')).toBeLessThanOrEqual(4.8 * limit + 1e-9)
      }),
      { numRuns: 500 },
    )
  })

  test('equals the score of its pair without officer and god', () => {
    fc.assert(
      fc.property(anyFour, anyText, (four, text) => {
        const { dayOf, pairOf } = scorerOf(four)
        const pair = ganzhiOfText(text)!
        const personal = dayOf(pair, 'zi').parts.filter(({ code }) => !/^(duty|path)/.test(code))
        expect(pairOf(pair).parts).toEqual(personal)
      }),
      { numRuns: 500 },
    )
  })
})

test('寅申 and 丑未 clash without punishing each other', () => {
  for (const [day, other] of [
    ['庚寅', '甲申'],
    ['丁丑', '己未'],
  ] as const) {
    const codes = scoreDay(['甲午', '丙午', day, null], { dayPillar: other, monthPillar: '甲子' }).parts.map(({ code }) => code)
    expect(codes).toContain('clash')
    expect(codes).not.toContain('punish')
  }
})

test.each([
  [99, 'great'],
  [80, 'great'],
  [79, 'good'],
  [68, 'good'],
  [67, 'even'],
  [55, 'even'],
  [54, 'careful'],
  [42, 'careful'],
  [41, 'quiet'],
  [5, 'quiet'],
])('a score of %i has the band %s', (score, band) => expect(bandOf(score)).toBe(band))

test('scores of random charts have the distribution of the rules', () => {
  // Every chart of the shared cases with each of the sixty pairs, in twelve months in turn.
  const scores = analysisCases
    .flatMap(({ pillars }, i) => {
      const { dayOf } = scorerOf(pillars)
      return SIXTY.map((pair, k) => dayOf(pair, BRANCHES[(i + k) % 12]!).score)
    })
    .sort((a, b) => a - b)
  expect(scores.length).toBe(18_000)
  const at = (percent: number) => scores[Math.floor((scores.length * percent) / 100)]!
  Object.entries({ 1: 29, 5: 39, 25: 54, 50: 62, 75: 71, 95: 83, 99: 91 }).forEach(([percent, score]) =>
    expect(Math.abs(at(Number(percent)) - score), percent).toBeLessThanOrEqual(2),
  )
})

test.each([
  ['dayPillar', { dayPillar: '甲丑', monthPillar: '甲子' }],
  ['monthPillar', { dayPillar: '甲子', monthPillar: '' }],
])('rejects an invalid %s by name', (field, day) => {
  const score = () => scoreDay(['甲子', '丙寅', '庚辰', null], day)
  expect(score).toThrow(BadInput)
  expect(score).toThrow(expect.objectContaining({ field }))
})
