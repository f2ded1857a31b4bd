import { describe, expect, test } from 'vitest'
import { God, SixtyCycle } from 'tyme4ts'
import { Solar } from 'lunar-typescript'
import type { DayGodCode } from '#almanac/codes.ts'
import { DAY_GOD_HAN, DIRECTION_HAN, FESTIVAL_HAN, isLuckyGod, MANSION_HAN, QI_HAN } from '#almanac/codes.ts'
import { GOD_OF_NAME, GODS_LEFT_OUT } from '#build/almanac/day-god-names.ts'
import { almanacOf, dayListsOf } from '#almanac/index.ts'
import { BRANCHES, names, SIXTY } from '#bazi/index.ts'

const hansOf = (gods: readonly DayGodCode[]) => gods.map((god) => DAY_GOD_HAN[god])

test('encodes or excludes each of the 151 names of the calendar', () => {
  expect(God.NAMES).toHaveLength(151)
  expect(God.NAMES.filter((name) => GOD_OF_NAME.has(name) === GODS_LEFT_OUT.has(name))).toEqual([])
  expect([Object.keys(DAY_GOD_HAN).length, GODS_LEFT_OUT.size]).toEqual([122, 29])
})

test('never shows death, mourning, illness or the needle', () => {
  const shown = Object.values(DAY_GOD_HAN).join('')
  for (const word of ['死', '丧', '哭', '墓', '亡', '血', '医', '鸣吠']) expect(shown).not.toContain(word)
})

describe('the 720 lists', () => {
  const cells = BRANCHES.flatMap((month, i) => SIXTY.map((day) => ({ i, month, day })))

  test('lists the gods of the calendar, lucky ones first', () => {
    expect(cells).toHaveLength(720)
    for (const { i, month, day } of cells) {
      const theirs = God.getDayGods(SixtyCycle.fromIndex(i), SixtyCycle.fromIndex(day.index)).filter(
        (god) => !GODS_LEFT_OUT.has(god.getName()),
      )
      const { gods } = dayListsOf(month, day)
      expect(gods.map((god) => isLuckyGod(god))).toEqual(theirs.map((god) => god.getLuck().getName() === '吉'))
      expect(hansOf(gods).map((name) => name.replace(/^(天德|月德)贵人$/, '$1'))).toEqual(theirs.map((god) => god.getName()))
      expect(gods.map((god) => isLuckyGod(god))).toEqual(gods.map((god) => isLuckyGod(god)).sort((a, b) => Number(b) - Number(a)))
    }
  })

  test('do not depend on the month stem', () => {
    for (const { i, day } of cells.filter((_, k) => k % 7 === 0)) {
      const [near, far] = [i, i + 36].map((month) => God.getDayGods(SixtyCycle.fromIndex(month), SixtyCycle.fromIndex(day.index)).join())
      expect(near).toBe(far)
    }
  })

  test('are computed once', () => {
    expect(dayListsOf('zi', SIXTY[7]!)).toBe(dayListsOf('zi', SIXTY[7]!))
  })
})

// lunar-typescript lacks the names of four gods and writes 无 for an empty list.
test('the gods of a day equal lunar-typescript on 500 days', () => {
  const wordless = ['四离', '大退']
  for (let k = 0; k < 500; k++) {
    const at = new Date(Date.UTC(1930, 0, 1 + k * 97))
    const date = { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }
    const lunar = Solar.fromYmd(date.year, date.month, date.day).getLunar()
    const theirs = [...lunar.getDayJiShen(), ...lunar.getDayXiongSha()].filter((name) => GOD_OF_NAME.has(name))
    const ours = hansOf(almanacOf(date).gods).filter((name) => !wordless.includes(name))
    expect(ours.map((name) => name.replace(/^(天德|月德)贵人$/, '$1')).sort(), at.toISOString()).toEqual(theirs.sort())
  }
})

// By 协纪辨方书: 月煞 (月虚) of 亥卯未 months is on 戌 days; 五虚 of winter is on 寅午戌 days; 绝阳 of the tenth month is on 戊戌.
test('20 November 2026 has 益后, 月煞, 月虚, 五虚 and 绝阳', () => {
  expect(hansOf(almanacOf({ year: 2026, month: 11, day: 20 }).gods)).toEqual(['益后', '月煞', '月虚', '五虚', '绝阳'])
})

test('gives a code one meaning in almanac and engine', () => {
  const known = new Map<string, string>()
  const kinds = [...Object.values(names), QI_HAN, FESTIVAL_HAN, MANSION_HAN, DIRECTION_HAN, DAY_GOD_HAN].filter(
    (table) => typeof table !== 'string',
  )
  for (const table of kinds)
    for (const [code, han] of Object.entries(table)) {
      expect([code, known.get(code) ?? han]).toEqual([code, han])
      known.set(code, han)
    }
})
