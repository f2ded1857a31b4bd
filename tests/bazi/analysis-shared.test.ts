import { describe, expect, test } from 'vitest'
import type { Analysis, ElementCode } from '#bazi/index.ts'
import { analyseChart, names } from '#bazi/index.ts'
import { analysisCases, workedCases } from './vectors.ts'

const han = (element: ElementCode | null) => (element === null ? null : names.elements[element])
const starsOf = ({ stars }: Analysis) => stars.map((codes) => codes.map((code) => names.stars[code]).sort())
const relationTexts = (list: readonly { type: string; positions: readonly number[]; element: string | null }[]) =>
  list.map(({ type, positions, element }) => `${type} ${positions.join('')} ${element}`).sort()

test('there are 300 shared cases and 12 worked ones', () => {
  expect([analysisCases.length, workedCases.length]).toEqual([300, 12])
})

describe.each(analysisCases)('$pillars', (want) => {
  const got = analyseChart(want.pillars)

  test('percentages, strength, shares and pattern are exact', () => {
    const { percent, strength, shares, pattern } = got
    expect([percent, strength.s, names.strengths[strength.class], shares, names.patterns[pattern]]).toEqual([
      want.percent,
      want.S,
      want.strength,
      want.shares,
      want.pattern,
    ])
  })

  test('favour and the names of the elements are exact', () => {
    expect([got.favour, ...[got.useful, got.joyful, got.adverse, got.enemy, got.idle].map(han)]).toEqual([
      want.favour,
      want.useful,
      want.joyful,
      want.adverse,
      want.enemy,
      want.idle,
    ])
  })

  test('stars and relations are exact', () => {
    expect(starsOf(got)).toEqual(want.stars.map((stars) => [...stars].sort()))
    expect(relationTexts(got.relations.map((one) => ({ ...one, element: han(one.element) })))).toEqual(relationTexts(want.interactions))
  })
})

describe.each(workedCases)('$name $pillars', (want) => {
  const texts = want.pillars.split(' ')
  const got = analyseChart(texts)

  test('is as worked out', () => {
    expect({
      S: got.strength.s,
      strength: names.strengths[got.strength.class],
      percent: got.percent,
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
      percent: want.percent,
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

  test('names the formations that moved its points', () => {
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
