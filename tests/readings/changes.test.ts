import { describe, expect, test } from 'vitest'
import {
  LINE_VALUE_EIGHTHS,
  hexagramOfNumber,
  HEXAGRAMS,
  deriveHexagrams,
  selectLeadingTexts,
  lineValueOfCoins,
} from '#readings/changes/cast/index.ts'

/** All possible casts: six lines with four possible values each. */
const CASTS = Array.from({ length: 4 ** 6 }, (_, i) => Array.from({ length: 6 }, (_, line) => 6 + ((i >> (2 * line)) & 3)))
const nameOf = (number: number) => hexagramOfNumber(number).name.zh_TW
const numberOf = (name: string) => HEXAGRAMS.find((one) => one.name.zh_TW === name)!.number
/** Returns the cast of a hexagram with the given moving lines, 1 to 6. */
const castOf = (name: string, ...moving: number[]) =>
  [...hexagramOfNumber(numberOf(name)).bits].map((bit, i) =>
    bit === '1' ? (moving.includes(i + 1) ? 9 : 7) : moving.includes(i + 1) ? 6 : 8,
  )
const led = (name: string, ...moving: number[]) =>
  selectLeadingTexts(deriveHexagrams(castOf(name, ...moving))).map(({ hexagram, line }) => `${nameOf(hexagram)} ${line}`)

describe('a hexagram', () => {
  // 序卦
  test.each([
    [1, '乾'],
    [2, '坤'],
    [11, '泰'],
    [12, '否'],
    [29, '坎'],
    [30, '離'],
    [63, '既濟'],
    [64, '未濟'],
  ])('%i is %s', (number, name) => expect(nameOf(number)).toBe(name))

  test('is followed by its reverse or its opposite', () => {
    for (let number = 1; number < 64; number += 2) {
      const { original, opposite, reversed } = deriveHexagrams(castOf(nameOf(number)))
      expect(reversed === original ? opposite.number : reversed.number).toBe(number + 1)
    }
  })

  // Nuclear hexagrams, from the middle lines (中爻), as 來知德 gives them in 周易集註.
  test.each([
    ['既濟', '未濟'],
    ['未濟', '既濟'],
    ['觀', '剝'],
    ['訟', '家人'],
    ['屯', '剝'],
    ['乾', '乾'],
    ['復', '坤'],
    ['姤', '乾'],
    ['大過', '乾'],
    ['頤', '坤'],
    ['家人', '未濟'],
    ['睽', '既濟'],
  ])('%s has the inner hexagram %s', (name, inside) => expect(deriveHexagrams(castOf(name)).nuclear.name.zh_TW).toBe(inside))
})

describe('a cast', () => {
  // 左傳: 莊公二十二年 遇觀之否; 閔公元年 遇屯之比; 閔公二年 遇大有之乾; 僖公十五年 遇歸妹之睽; 僖公二十五年 遇大有之睽;
  // 襄公九年 遇艮之八，是謂艮之隨; 襄公二十五年 遇困之大過; 昭公五年 遇明夷之謙; 昭公七年 遇屯之比; 昭公十二年 遇坤之比;
  // 哀公九年 遇泰之需; 國語 周語 遇乾之否.
  test.each([
    ['觀', '否', [4]],
    ['屯', '比', [1]],
    ['大有', '乾', [5]],
    ['歸妹', '睽', [6]],
    ['大有', '睽', [3]],
    ['艮', '隨', [1, 3, 4, 5, 6]],
    ['困', '大過', [3]],
    ['明夷', '謙', [1]],
    ['坤', '比', [5]],
    ['泰', '需', [5]],
    ['乾', '否', [1, 2, 3]],
    ['訟', '履', [1]],
    ['乾', '坤', [1, 2, 3, 4, 5, 6]],
  ])('of %s changes to %s', (from, to, moving) => {
    const found = deriveHexagrams(castOf(from, ...moving))
    expect([found.original.name.zh_TW, found.changed?.name.zh_TW, found.moving]).toEqual([from, to, moving])
  })

  test('without moving lines has no changed hexagram', () => {
    expect(deriveHexagrams([7, 8, 7, 8, 7, 8])).toMatchObject({ original: { number: 63 }, changed: null, moving: [] })
  })

  test('has hexagrams in range and can be reversed', () => {
    const seen = new Set<string>()
    for (const cast of CASTS) {
      const { original, changed, nuclear, opposite, reversed, moving } = deriveHexagrams(cast)
      const numbers = [original, changed ?? original, nuclear, opposite, reversed].map(({ number }) => number)
      expect(numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= 64)).toBe(true)
      const old = (value: number) => (value === 6 ? 9 : value === 9 ? 6 : value)
      expect(deriveHexagrams(cast.map(old)).changed ?? original).toBe(original)
      expect(changed === null).toBe(moving.length === 0)
      seen.add(`${original.number} ${(changed ?? original).number}`)
    }
    expect(seen.size).toBe(64 * 64)
  })

  test('reads one or two existing texts', () => {
    for (const cast of CASTS) {
      const texts = selectLeadingTexts(deriveHexagrams(cast))
      expect([1, 2]).toContain(texts.length)
      for (const { hexagram, line } of texts) expect(line).toBeLessThanOrEqual(hexagram <= 2 ? 7 : 6)
    }
  })

  test.each([[[7, 8, 7, 8, 7]], [[7, 8, 7, 8, 7, 10]], [[7, 8, 7, 8, 7, 7.5]], [[]]])('rejects %j', (cast) => {
    expect(() => deriveHexagrams(cast)).toThrow(RangeError)
  })
})

describe('three coins', () => {
  const sides = [true, false]
  const throws = sides.flatMap((a) => sides.flatMap((b) => sides.map((c) => lineValueOfCoins([a, b, c]))))

  test('give 6 and 9 once in eight throws, 7 and 8 thrice', () => {
    const counted = Object.fromEntries([6, 7, 8, 9].map((value) => [value, throws.filter((one) => one === value).length]))
    expect(counted).toEqual({ 6: 1, 7: 3, 8: 3, 9: 1 })
    expect(LINE_VALUE_EIGHTHS).toEqual(counted)
  })

  test('give each hexagram equally often, 729 of 4,096 without moving lines', () => {
    const weightOf = (cast: readonly number[]) => cast.reduce((product, value) => product * LINE_VALUE_EIGHTHS[value]!, 1)
    const sum = (casts: readonly number[][]) => casts.reduce((total, cast) => total + weightOf(cast), 0) / 8 ** 6
    expect(sum(CASTS)).toBe(1)
    expect(sum(CASTS.filter((cast) => deriveHexagrams(cast).moving.length === 0))).toBe(729 / 4096)
    for (const { number } of HEXAGRAMS) expect(sum(CASTS.filter((cast) => deriveHexagrams(cast).original.number === number))).toBe(1 / 64)
  })
})

describe('the leading text (易學啟蒙, 考變占)', () => {
  test.each([
    ['no line moves: the judgement', led('泰'), ['泰 0']],
    ['one: that line', led('訟', 1), ['訟 1']],
    ['two: both, the upper first', led('屯', 1, 5), ['屯 5', '屯 1']],
    ['three: both judgements, the original first', led('屯', 1, 4, 5), ['屯 0', '豫 0']],
    ['four: the still lines of the changed one, the lower first', led('乾', 1, 2, 3, 4), ['觀 5', '觀 6']],
    // 襄公九年: 艮之八, only the second line does not move; Zhu Xi names this case himself.
    ['five: the still line of the changed one', led('艮', 1, 3, 4, 5, 6), ['隨 2']],
    ['six of 乾: 用九', led('乾', 1, 2, 3, 4, 5, 6), ['乾 7']],
    ['six of 坤: 用六', led('坤', 1, 2, 3, 4, 5, 6), ['坤 7']],
    ['six of any other: the changed judgement', led('既濟', 1, 2, 3, 4, 5, 6), ['未濟 0']],
  ])('%s', (_, found, expected) => expect(found).toEqual(expected))
})
