import { describe, expect, test } from 'vitest'
import { pickQuestions, questionsOf } from '#readings/questions/index.ts'
import { SAGE_MODES } from '#readings/sage/asked.ts'

/** Returns all characters in a range of a double-byte encoding, which shows the characters that a region uses. */
function signsOf(encoding: string, rows: readonly [number, number], columns: readonly [number, number]): ReadonlySet<string> {
  const decoder = new TextDecoder(encoding)
  const signs = new Set<string>()
  for (let row = rows[0]; row <= rows[1]; row++)
    for (let column = columns[0]; column <= columns[1]; column++) signs.add(decoder.decode(new Uint8Array([row, column])))
  return signs
}

/** Hanzi of GB 2312 (mainland) and Big5 (Taiwan). */
const SIGNS = { zh_CN: signsOf('gbk', [0xb0, 0xf7], [0xa1, 0xfe]), zh_TW: signsOf('big5', [0xa4, 0xf9], [0x40, 0xfe]) }

const LOCALES = ['zh_CN', 'zh_TW', 'en_US'] as const
const banks = LOCALES.flatMap((locale) => SAGE_MODES.map((mode) => ({ locale, mode, ...questionsOf(mode, locale) })))

/** Mulberry32: deterministic pseudo-random numbers in [0, 1). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

describe.each(banks)('the bank of $mode in $locale', ({ locale, mode, bank, fixed }) => {
  const all = [...bank, ...fixed]

  test('has at least sixty questions without repeats', () => {
    expect(bank.length).toBeGreaterThanOrEqual(60)
    expect(new Set(all).size).toBe(all.length)
  })

  test('has two fixed questions in Chinese for bg and cs', () => {
    expect(fixed).toHaveLength(locale !== 'en_US' && ['bg', 'cs'].includes(mode) ? 2 : 0)
  })

  test('follows the characters, marks and length of its language', () => {
    const wrong = all.filter((question) => {
      if (locale === 'en_US')
        return !/^[A-Z0-9][A-Za-z0-9é’“”.,: -]*\?$/.test(question) || question.includes('  ') || question.split(' ').length > 14
      const hanzi = question.match(/\p{Script=Han}/gu)!
      const rest = question.replace(/\p{Script=Han}|[0-9]/gu, '')
      const marks = locale === 'zh_CN' ? /^[，、？：《》“”]*$/ : /^[，、？：《》「」]*$/
      return question.length > 24 || !marks.test(rest) || !hanzi.every((sign) => SIGNS[locale].has(sign)) || /您/.test(question)
    })
    expect(wrong).toEqual([])
    expect(bank.filter((question) => !/[？?]$/.test(question))).toEqual([])
  })

  test('yields distinct picks and every question in time', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 1000; seed++) {
      const picked = pickQuestions(mode, locale, seeded(seed))
      expect(picked).toHaveLength((mode === 'dt' ? 4 : 2) + fixed.length)
      expect(new Set(picked).size).toBe(picked.length)
      expect(picked.slice(picked.length - fixed.length)).toEqual(fixed)
      for (const question of picked) seen.add(question)
    }
    expect(all.filter((question) => !seen.has(question))).toEqual([])
  })
})

test('picks stay within the bank at both extremes', () => {
  const { bank } = questionsOf('ms', 'en_US')
  expect(pickQuestions('ms', 'en_US', () => 0)).toEqual(bank.slice(0, 2))
  expect(pickQuestions('ms', 'en_US', () => 1 - Number.EPSILON)).toEqual(bank.slice(-2).toReversed())
})

test('Taiwan’s questions contain no mainland words', () => {
  const taiwan = banks.filter(({ locale }) => locale === 'zh_TW').flatMap(({ bank, fixed }) => [...bank, ...fixed])
  expect(taiwan.filter((question) => /[醜]|視頻|網絡|信息|質量|合同|簡歷|賬|領導|跟團遊|裡麵|余氣|考研(?!究所)/.test(question))).toEqual([])
})
