import { expect, test } from 'vitest'
import { formatAnswerText } from '#app/features/chat/components/answer-footer.tsx'
import { splitVerticalColumns } from '#app/features/chat/components/classical-text.tsx'
import { drawLot } from '#app/features/chat/casting/casting-step.tsx'
import { throwCoins } from '#app/features/chat/casting/coin-cast.tsx'
import { hexagramNameFormatters } from '#app/terms/hexagrams.ts'
import { hexagramOfNumber, lineValueOfCoins } from '#readings/changes/cast/index.ts'

const piece = (kind: 'line' | 'reason' | 'deed' | 'next', text: string) => ({ kind, text, cites: [] })

test('formats an answer with numbered reasons and its advice, without follow-ups', () => {
  const pieces = [
    piece('line', '先不要。'),
    piece('reason', '甲'),
    piece('reason', '乙'),
    piece('deed', '写下来。'),
    piece('next', '几月？'),
  ]
  expect(formatAnswerText(pieces, { deed: '做一件事：' })).toBe('先不要。\n1. 甲\n2. 乙\n做一件事： 写下来。')
})

test('splits only a short line of the Changes into columns', () => {
  expect(splitVerticalColumns('初六：不永所事，小有言，终吉。')).toEqual(['初六', '不永所事', '小有言', '终吉'])
  expect(splitVerticalColumns('君子终日乾乾夕惕若厉无咎')).toBeUndefined()
})

test('names a hexagram by its images, a doubled one by its trigram', () => {
  expect(hexagramNameFormatters.zh_CN(hexagramOfNumber(53))).toBe('风山渐')
  expect(hexagramNameFormatters.zh_CN(hexagramOfNumber(57))).toBe('巽为风')
  expect(hexagramNameFormatters.zh_TW(hexagramOfNumber(6))).toBe('天水訟')
  expect(hexagramNameFormatters.en_US(hexagramOfNumber(53))).toMatch(/^53 /)
})

test('throws line values with the odds of three coins', () => {
  const throws = 16_000
  const seen = new Map<number, number>()
  for (let i = 0; i < throws; i++) {
    const value = lineValueOfCoins(throwCoins())
    seen.set(value, (seen.get(value) ?? 0) + 1)
  }
  expect([...seen.keys()].toSorted()).toEqual([6, 7, 8, 9])
  // The tolerance 0.05 is about 19 standard deviations of 1/8 and 13 of 3/8, for 16,000 throws.
  for (const [value, eighths] of [
    [6, 1],
    [7, 3],
    [8, 3],
    [9, 1],
  ] as const)
    expect(Math.abs(seen.get(value)! / throws - eighths / 8)).toBeLessThan(0.05)
})

test('can draw each of the sixty-four lots', () => {
  const drawn = new Set(Array.from({ length: 4000 }, drawLot))
  expect(Math.min(...drawn)).toBe(1)
  expect(Math.max(...drawn)).toBe(64)
  expect(drawn.size).toBe(64)
})
