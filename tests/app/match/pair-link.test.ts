/** What a link of two people carries, and that nothing else is taken for one. */
import { describe, expect, test } from 'vitest'
import { decodePairCode, formatPairCode, encodePairCode, type TwoCharts } from '#app/features/match/pair-code.ts'
import { encodePairFragment, LABEL_LENGTH, parseSharedPair } from '#app/features/match/pair-link.ts'
import { SIXTY } from '#bazi/index.ts'
import type { PillarsAsText } from '#readings/match/index.ts'
import shared from '../../fixtures/bazi/pillars-shared.json'
import fc from '../../support/seeded-fast-check.ts'

/** Charts of an independent oracle; every fourth as if its hour were unknown. */
const charts = shared.cases.map(({ expect: { pillars } }, i): PillarsAsText => {
  const [year, month, day, hour] = pillars as [string, string, string, string]
  return [year, month, day, i % 4 === 0 ? null : hour]
})
const pair = fc.tuple(fc.constantFrom(...charts), fc.constantFrom(...charts))
const SIGNS = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']
const one = ['庚午', '辛巳', '庚辰', '庚辰'] as const
const two = ['壬申', '庚戌', '癸未', null] as const
const both: TwoCharts = [one, two]

describe('a code', () => {
  test('of any two charts is ten signs, and gives them back as they are', () => {
    fc.assert(
      fc.property(pair, (two) => {
        const code = encodePairCode(two)
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
        expect(decodePairCode(code)).toEqual(two)
        expect(decodePairCode(formatPairCode(code).toLowerCase())).toEqual(two)
      }),
      { numRuns: 500 },
    )
  })

  test('of a birth in the last hour of a day keeps the next day’s stem: 甲子 day, 丙子 hour', () => {
    const late: PillarsAsText = ['甲子', '丙寅', '甲子', '丙子']
    expect(decodePairCode(encodePairCode([late, one]))).toEqual([late, one])
  })

  test('read with another sign in any place, or two neighbours swapped, is none', () => {
    const code = encodePairCode(both)
    const wrong = [...code].flatMap((sign, at) => [
      ...SIGNS.filter((other) => other !== sign).map((other) => code.slice(0, at) + other + code.slice(at + 1)),
      ...(at > 0 && code[at - 1] !== sign ? [code.slice(0, at - 1) + sign + code[at - 1]! + code.slice(at + 1)] : []),
    ])
    expect(wrong.length).toBeGreaterThan(300)
    expect(wrong.filter((each) => decodePairCode(each) !== null)).toEqual([])
  })

  test('read aloud survives O for 0 and I or L for 1', () => {
    const code = encodePairCode(both)
    expect(code).toMatch(/[01]/)
    expect(decodePairCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toEqual(both)
  })

  test('is not made for pillars that no birth has', () => {
    // A year of 甲 begins with 丙寅, never with 甲寅.
    expect(() => encodePairCode([['甲子', '甲寅', '甲子', null], one])).toThrow(RangeError)
  })
})

describe('a link', () => {
  test('without labels is the code alone, and tells nothing else', () => {
    expect(encodePairFragment({ charts: both, labels: ['', ' '] })).toBe(encodePairCode(both))
  })

  test('gives back the labels that were typed, cut to a word', () => {
    fc.assert(
      fc.property(pair, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (two, first, second) => {
        const found = parseSharedPair(`https://ming.example/together#${encodePairFragment({ charts: two, labels: [first, second] })}`)
        expect(found?.charts).toEqual(two)
        expect(found!.labels.every((label) => [...label].length <= LABEL_LENGTH && !/[\p{C}\p{Zl}\p{Zp}]/u.test(label))).toBe(true)
      }),
    )
    const read = parseSharedPair(encodePairFragment({ charts: both, labels: ['阿玲', 'O’Neil\u202e\n'] }))
    expect(read?.labels).toEqual(['阿玲', 'O’Neil'])
  })

  test('holds only signs that every address bar and every chat leaves as they are', () => {
    expect(encodePairFragment({ charts: both, labels: ['阿玲?&#%', '小 周'] })).toMatch(/^[\w.-]+$/)
  })

  test('whatever somebody writes behind the sign is read as two charts or as nothing', () => {
    const signs = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...SIGNS, '.', '%', '-', '_', '=') }),
    )
    fc.assert(
      fc.property(signs, fc.constantFrom('', encodePairCode(both), `${encodePairCode(both)}.`), (noise, before) => {
        const found = parseSharedPair(before + noise)
        if (found === null) return
        const pairs = found.charts.flat().filter((text) => text !== null)
        expect(pairs.every((text) => SIXTY.some(({ ganzhi }) => ganzhi === text))).toBe(true)
        expect(found.labels).toHaveLength(2)
      }),
      { numRuns: 5000 },
    )
  })

  test.each([
    '',
    '#',
    'K7PQ',
    'constructor',
    '%E0%A4%A',
    `${encodePairCode(both)}.!!`,
    `${encodePairCode(both)}./w`,
    `${encodePairCode(both)}.a.b.c`,
    'ZZZZZZZZZZ',
  ])('%j is none', (fragment) => {
    expect(parseSharedPair(fragment)).toBeNull()
  })
})
