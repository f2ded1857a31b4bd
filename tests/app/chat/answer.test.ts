import { expect, test } from 'vitest'
import { formatAnswerText } from '#app/features/chat/hooks/use-share-content.ts'
import { splitColumns } from '#app/features/chat/components/classical-text.tsx'
import { drawLot, lineValueOf, throwCoins } from '#app/features/chat/casting/random.ts'
import { hexagramNameFormatters } from '#app/terms/hexagrams.ts'
import { hexagramOf } from '#readings/changes/cast/index.ts'

const piece = (kind: 'line' | 'reason' | 'deed' | 'next', text: string) => ({ kind, text, cites: [] })

test('an answer as text has its reasons numbered, its deed labelled, and no question that may follow', () => {
  const pieces = [
    piece('line', '先不要。'),
    piece('reason', '甲'),
    piece('reason', '乙'),
    piece('deed', '写下来。'),
    piece('next', '几月？'),
  ]
  expect(formatAnswerText(pieces, { deed: '做一件事：' })).toBe('先不要。\n1. 甲\n2. 乙\n做一件事： 写下来。')
})

test('a short line of the Changes stands in columns without its marks, a long one lies', () => {
  expect(splitColumns('初六：不永所事，小有言，终吉。')).toEqual(['初六', '不永所事', '小有言', '终吉'])
  expect(splitColumns('君子终日乾乾夕惕若厉无咎')).toBeUndefined()
})

test('a hexagram is called by its upper image first, and one over itself by its trigram', () => {
  expect(hexagramNameFormatters.zh_CN(hexagramOf(53))).toBe('风山渐')
  expect(hexagramNameFormatters.zh_CN(hexagramOf(57))).toBe('巽为风')
  expect(hexagramNameFormatters.zh_TW(hexagramOf(6))).toBe('天水訟')
  expect(hexagramNameFormatters.en_US(hexagramOf(53))).toMatch(/^53 /)
})

test('three coins give 6, 7, 8, 9 as one, three, three, one of eight', () => {
  const throws = 16_000
  const seen = new Map<number, number>()
  for (let i = 0; i < throws; i++) {
    const value = lineValueOf(throwCoins())
    seen.set(value, (seen.get(value) ?? 0) + 1)
  }
  expect([...seen.keys()].toSorted()).toEqual([6, 7, 8, 9])
  // Twelve standard deviations of a fair eighth.
  for (const [value, eighths] of [
    [6, 1],
    [7, 3],
    [8, 3],
    [9, 1],
  ] as const)
    expect(Math.abs(seen.get(value)! / throws - eighths / 8)).toBeLessThan(0.05)
})

test('every lot of the sixty-four can come', () => {
  const drawn = new Set(Array.from({ length: 4000 }, drawLot))
  expect(Math.min(...drawn)).toBe(1)
  expect(Math.max(...drawn)).toBe(64)
  expect(drawn.size).toBe(64)
})
