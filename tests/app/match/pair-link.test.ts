/** Tests the links for two people, which carry pillars and labels; any other text is rejected. */
import { describe, expect, test } from 'vitest'
import { decodePairCode, formatPairCode, encodePairCode, type ChartPairPillars } from '#app/features/match/pair-code.ts'
import { encodePairFragment, MAX_LABEL_LENGTH, parseSharedPair } from '#app/features/match/pair-link.ts'
import { SIXTY } from '#bazi/index.ts'
import type { PillarsAsText } from '#readings/match/index.ts'
import shared from '../../fixtures/bazi/pillars-shared.json'
import fc from '../../support/seeded-fast-check.ts'

/** Charts from an independent oracle; every fourth has an unknown hour. */
const charts = shared.cases.map(({ expect: { pillars } }, i): PillarsAsText => {
  const [year, month, day, hour] = pillars as [string, string, string, string]
  return [year, month, day, i % 4 === 0 ? null : hour]
})
const pair = fc.tuple(fc.constantFrom(...charts), fc.constantFrom(...charts))
const SIGNS = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']
const one = ['庚午', '辛巳', '庚辰', '庚辰'] as const
const two = ['壬申', '庚戌', '癸未', null] as const
const both: ChartPairPillars = [one, two]

describe('a code', () => {
  test('has ten characters for any two charts and decodes to them', () => {
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

  test('encodes a birth in the last hour of a day', () => {
    const late: PillarsAsText = ['甲子', '丙寅', '甲子', '丙子']
    expect(decodePairCode(encodePairCode([late, one]))).toEqual([late, one])
  })

  test('is refused with one wrong or two swapped characters', () => {
    const code = encodePairCode(both)
    const wrong = [...code].flatMap((sign, at) => [
      ...SIGNS.filter((other) => other !== sign).map((other) => code.slice(0, at) + other + code.slice(at + 1)),
      ...(at > 0 && code[at - 1] !== sign ? [code.slice(0, at - 1) + sign + code[at - 1]! + code.slice(at + 1)] : []),
    ])
    expect(wrong.length).toBeGreaterThan(300)
    expect(wrong.filter((each) => decodePairCode(each) !== null)).toEqual([])
  })

  test('decodes with O for 0 and I or L for 1', () => {
    const code = encodePairCode(both)
    expect(code).toMatch(/[01]/)
    expect(decodePairCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toEqual(both)
  })

  test('is not created for impossible pillars', () => {
    // The first month of a 甲 year is 丙寅, never 甲寅.
    expect(() => encodePairCode([['甲子', '甲寅', '甲子', null], one])).toThrow(RangeError)
  })
})

describe('a link', () => {
  test('without labels is the code alone', () => {
    expect(encodePairFragment({ charts: both, labels: ['', ' '] })).toBe(encodePairCode(both))
  })

  test('keeps the typed labels, shortened', () => {
    fc.assert(
      fc.property(pair, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (two, first, second) => {
        const found = parseSharedPair(`https://ming.example/together#${encodePairFragment({ charts: two, labels: [first, second] })}`)
        expect(found?.charts).toEqual(two)
        expect(found!.labels.every((label) => [...label].length <= MAX_LABEL_LENGTH && !/[\p{C}\p{Zl}\p{Zp}]/u.test(label))).toBe(true)
      }),
    )
    const read = parseSharedPair(encodePairFragment({ charts: both, labels: ['阿玲', 'O’Neil\u202e\n'] }))
    expect(read?.labels).toEqual(['阿玲', 'O’Neil'])
  })

  test('contains only characters that are safe in addresses and chats', () => {
    expect(encodePairFragment({ charts: both, labels: ['阿玲?&#%', '小 周'] })).toMatch(/^[\w.-]+$/)
  })

  test('decodes any text to two charts or to nothing', () => {
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
  ])('is refused as %j', (fragment) => {
    expect(parseSharedPair(fragment)).toBeNull()
  })
})
