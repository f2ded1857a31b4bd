import { describe, expect, test } from 'vitest'
import type { Analysis, ElementCode } from '#bazi/index.ts'
import { analyseChart, names } from '#bazi/index.ts'
import { secondAnalysisOf } from './second-analysis.ts'
import { analysisCases, workedCases } from './vectors.ts'

const SHARES = ['peer', 'output', 'wealth', 'officer', 'resource']

/** Accepts the file's values, or exact fractions that differ by one in the last digit: the file's sums of floats decided ties wrongly. */
function expectExact(pillars: readonly string[], digit: number, got: readonly number[], want: readonly number[], exact: readonly number[]) {
  if (JSON.stringify(got) === JSON.stringify(want)) return
  expect(got, `${pillars.join(' ')} by the fractions`).toEqual(exact)
  got.forEach((each, i) => expect(Math.abs(each - want[i]!)).toBeLessThan(digit * 1.5))
}

const han = (element: ElementCode | null) => (element === null ? null : names.elements[element])
const starsOf = ({ stars }: Analysis) => stars.map((codes) => codes.map((code) => names.stars[code]).sort())
const relationTexts = (list: readonly { type: string; positions: readonly number[]; element: string | null }[]) =>
  list.map(({ type, positions, element }) => `${type} ${positions.join('')} ${element}`).sort()

test('has 300 shared and 12 worked cases', () => {
  expect([analysisCases.length, workedCases.length]).toEqual([300, 12])
})

describe.each(analysisCases)('$pillars', (want) => {
  const got = analyseChart(want.pillars)

  const exact = secondAnalysisOf(want.pillars)

  test('has the exact strength and pattern', () => {
    const { strength, pattern } = got
    expect([strength.s, names.strengths[strength.class], names.patterns[pattern]]).toEqual([want.S, want.strength, want.pattern])
  })

  test('has the exact percentages, shares and favour', () => {
    expectExact(want.pillars, 0.1, got.percent, want.percent, exact.percent)
    const sharesOf = (shares: Readonly<Record<string, number>>) => SHARES.map((share) => shares[share]!)
    expectExact(want.pillars, 0.1, sharesOf(got.shares), sharesOf(want.shares), exact.shares)
    expectExact(want.pillars, 0.01, got.favour, want.favour, exact.favour)
  })

  test('has the exact roles of the elements', () => {
    expect([got.useful, got.joyful, got.adverse, got.enemy, got.idle].map(han)).toEqual([
      want.useful,
      want.joyful,
      want.adverse,
      want.enemy,
      want.idle,
    ])
  })

  test('has the exact stars and relations', () => {
    expect(starsOf(got)).toEqual(want.stars.map((stars) => [...stars].sort()))
    expect(relationTexts(got.relations.map((one) => ({ ...one, element: han(one.element) })))).toEqual(relationTexts(want.interactions))
  })
})

test('40 of 1,500 percentages in the file differ by a tenth', () => {
  const off = analysisCases.map(({ pillars, percent }) => analyseChart(pillars).percent.filter((each, e) => each !== percent[e]).length)
  expect([off.filter((count) => count === 2).length, off.reduce((sum, count) => sum + count, 0)]).toEqual([20, 40])
})

describe.each(workedCases)('$name $pillars', (want) => {
  const texts = want.pillars.split(' ')
  const got = analyseChart(texts)

  test('equals the worked example', () => {
    expectExact(texts, 0.1, got.percent, want.percent, secondAnalysisOf(texts).percent)
    expect({
      S: got.strength.s,
      strength: names.strengths[got.strength.class],
      shares: got.shares,
      pattern: names.patterns[got.pattern],
      f: got.favour,
      yong: han(got.useful),
      xi: han(got.joyful),
      ji: han(got.adverse),
      chou: han(got.enemy),
      xian: han(got.idle),
      shensha: starsOf(got),
    }).toEqual({
      S: want.S,
      strength: want.strength,
      shares: want.shares,
      pattern: want.pattern,
      f: want.f,
      yong: want.yong,
      xi: want.xi,
      ji: want.ji,
      chou: want.chou,
      xian: want.xian,
      shensha: want.shensha.map((stars) => [...stars].sort()),
    })
  })

  test('names the formations that changed its points', () => {
    const inWords = got.changes.map(
      ({ type, positions, element, rate }) =>
        `${type} ${positions
          .map((i) => texts[i]![1])
          .sort()
          .join('')} ${element === null ? `×${rate}` : `→${han(element)} ${rate * 100}%`}`,
    )
    const kinds: Readonly<Record<string, string>> = {
      三会: 'three-meeting',
      三合: 'three-combine',
      生半合: 'half-three',
      六合化: 'six-combine',
      冲: 'clash',
    }
    const theirs = want.log.map((line) => {
      const [, kind, branches, rest] = /^(\S+) (\p{Script=Han}+?)(?: |(?=→))(.+)$/u.exec(line)!
      return `${kinds[kind!]} ${[...branches!].sort().join('')} ${rest}`
    })
    expect(inWords.filter((line) => !line.startsWith('stem')).sort()).toEqual(theirs.sort())
  })
})
