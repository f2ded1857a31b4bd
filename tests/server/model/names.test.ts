import { describe, expect, test } from 'vitest'
import type { Locale } from '#contract/locale.ts'
import { extractChartNames } from '#readings/facts/chart-names.ts'
import { normalizePunctuation } from '#server/features/chat/model/check.ts'
import { extractDates, isKnownDate } from '#server/features/chat/model/dates-in.ts'
import { extractHexagramNumbers } from '#server/features/chat/model/hexagrams-in.ts'
import { type SentencePart, createSentenceSplitter } from '#server/features/chat/model/sentences.ts'
import fc from '../../support/seeded-fast-check.ts'

describe('chart names', () => {
  test.each<[Locale, string, readonly string[]]>([
    ['zh_CN', '2027 丁未，正官透出来。', ['丁', '丁未', '正官', '2027']],
    ['zh_CN', '你身弱，辰月宜静。', ['身弱', '辰']],
    ['zh_CN', '辛苦挣来的现金，下午再谈；甲方的水平不低。', []],
    ['zh_TW', '你身強，七殺有制。', ['身強', '七殺']],
    ['en_US', 'In 2027 your seven killings meets Geng-Chen.', ['Seven killings', 'Geng', 'Chen', 'Geng Chen', '2027']],
    ['en_US', 'You will wait. Yi You has the water.', ['Yi', 'Yi You', 'water']],
  ])('in %s: %s', (locale, text, names) => {
    expect([...extractChartNames(text, locale)].toSorted()).toEqual([...names].toSorted())
  })
})

describe('dates', () => {
  test.each<[Locale, string, readonly string[]]>([
    ['zh_CN', '2027年9月10日换运，2月4日到3月5日去谈。', ['2027-09-10', '--02-04', '--03-05']],
    ['zh_CN', '二〇二七年九月十日，或十二月廿三号。', ['2027-09-10', '--12-23']],
    ['zh_TW', '2027年2月談，12月寫。', ['2027-02', '--12']],
    ['zh_CN', '农历正月初五，三月十六日。', ['--03-16']],
    ['en_US', 'From September 10, 2027, or Feb. 4, to the 5th of March; in July 2028.', ['2027-09-10', '--02-04', '--03-05', '2028-07']],
    ['en_US', 'It may wait. You march on.', []],
    ['en_US', 'On 2027-02-04.', ['2027-02-04']],
  ])('in %s: %s', (locale, text, dates) => {
    expect([...extractDates(text, locale)].toSorted()).toEqual([...dates].toSorted())
  })

  test('a date matches with or without year, a month by its days', () => {
    const known = new Set(['2027-09-10', '2028-01'])
    for (const name of ['2027-09-10', '--09-10', '2027-09', '--09', '2028-01', '--01']) expect(isKnownDate(name, known), name).toBe(true)
    for (const name of ['2027-09-11', '--10-09', '2026-09', '--02', '2028-01-05', '2028-09-10'])
      expect(isKnownDate(name, known), name).toBe(false)
  })
})

test.each<[Locale, string, readonly number[]]>([
  ['zh_CN', '本卦讼，变卦履；中间藏着家人卦。', [37, 6, 10]],
  ['zh_CN', '你需要谦和，比一比再说。', []],
  ['en_US', 'The hexagram is Dispute. It turns into Treading.', [6, 10]],
  ['en_US', 'You’re waiting on heaven and earth.', []],
])('hexagrams in %s: %s', (locale, text, numbers) => {
  expect([...extractHexagramNumbers(text, locale)].toSorted()).toEqual([...numbers].toSorted())
})

test.each<[Locale, string, string]>([
  ['zh_CN', '**好**!您说"行",就行——走。', '好。你说“行”，就行，走。'],
  ['zh_TW', '他說"行"。', '他說「行」。'],
  ['zh_CN', '力量值 64.1 %,3:1。', '力量值 64.1 %,3:1。'],
  ['en_US', 'It\'s "fine" — go!', 'It’s “fine”, go.'],
])('normalises punctuation in %s: %s', (locale, input, text) => {
  expect(normalizePunctuation(input, locale)).toBe(text)
})

describe('sentence splitting', () => {
  const bitsOf = (parts: readonly string[]): readonly SentencePart[] => {
    const sentences = createSentenceSplitter()
    return [...parts.flatMap((part) => sentences.push(part)), ...sentences.end()]
  }
  const TEXT = '能换。“真的？”他问。\n1. 比劫 44.3 %。\n\nOne. Is it 44.3%? “Yes.” e.g. this.\n2. Two.<think>no. no</think>\nDone'

  test('decimal points, list numbers and quoted ends end no sentence', () => {
    expect(bitsOf([TEXT]).map((bit) => ('sentence' in bit ? bit.sentence : '/'))).toEqual([
      '能换。',
      '“真的？”',
      '他问。',
      '/',
      '1. 比劫 44.3 %。',
      '/',
      '/',
      'One.',
      'Is it 44.3%?',
      '“Yes.”',
      'e.g. this.',
      '/',
      '2. Two.',
      '/',
      'Done',
      '/',
    ])
  })

  test('does not depend on how the text is chunked', () => {
    const whole = bitsOf([TEXT])
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: TEXT.length }), { maxLength: 12 }), (cuts) => {
        const at = [0, ...cuts.toSorted((a, b) => a - b), TEXT.length]
        expect(bitsOf(at.slice(1).map((end, i) => TEXT.slice(at[i], end)))).toEqual(whole)
      }),
    )
  })
})
