/** Mode dt: a term without an entry is named as such, and the first sentence answers the question's form. */
import { describe, expect, test } from 'vitest'
import glossary from '#readings/glossary/glossary.json' with { type: 'json' }
import type { Locale } from '#readings/reader/locale.ts'
import { composeDtAnswer } from '#readings/sage/modes/dt.ts'
import { createSageQuestion } from './asked-of.ts'

const answerTo = (text: string, locale: Locale = 'zh_CN', earlier: readonly string[] = []) =>
  composeDtAnswer(createSageQuestion('dt', text, locale, { earlier }))
const firstOf = (...asked: Parameters<typeof answerTo>) => answerTo(...asked).pieces[0]!

describe('a term without an entry', () => {
  test.each([
    ['童子煞是什么', 'zh_CN', '没有讲“童子煞”的词条'],
    ['羊刃駕殺是什麼', 'zh_TW', '沒有講「羊刃駕殺」的詞條'],
    ['什么是太极点', 'zh_CN', '没有讲“太极点”的词条'],
    ['what is qi men dun jia', 'en_US', 'no entry here for “Qimen Dunjia”'],
    ['八字有哪些流派', 'zh_CN', '没有讲“八字的流派”的词条'],
  ] as const)('%s: says so and offers other entries as chips', (question, locale, words) => {
    const { pieces } = answerTo(question, locale)
    expect(pieces[0]).toMatchObject({ kind: 'note', cites: [] })
    expect(pieces[0]!.text).toContain(words)
    expect(pieces[1]!.kind).toBe('note')
    expect(pieces[1]!.cites.length).toBeGreaterThan(0)
    expect(pieces[1]!.cites.every(({ to }) => to === 'term')).toBe(true)
    expect(pieces.some(({ kind }) => kind === 'line' || kind === 'text')).toBe(false)
  })
  test.each(['什么是伤官', '辰土是什么土', '五行是哪五行', '刚学 十神都是啥'])('%s has one', (question) => {
    expect(firstOf(question).kind).toBe('line')
  })
  test('does not include a name with a typing error', () => {
    expect(firstOf('hurting offcer meaning', 'en_US').cites[0]!.ref).toBe('god-shangguan')
  })
})

describe('a question that asks more than a meaning', () => {
  test.each([
    ['八字准不准', 'zh_CN', 'accuracy'],
    ['why do two apps give me different charts', 'en_US', 'accuracy'],
    ['紫微斗数是什么', 'zh_CN', 'ziwei'],
    ['闰月出生月柱怎么算', 'zh_CN', 'leap-month'],
    ['born in Sydney, are the seasons reversed', 'en_US', 'southern-hemisphere'],
    ['甲己合一定化土吗', 'zh_CN', 'transforming'],
    ['用神是不是就是缺的五行', 'zh_CN', 'useful-yongshen'],
  ] as const)('%s is answered in a sentence', (question, locale, id) => {
    const { kind, cites } = firstOf(question, locale)
    expect([kind, cites[0]!.ref]).toEqual(['line', id])
  })
  test('a comparison begins with the difference', () => {
    expect(firstOf('半合和拱合的区别').text).toContain('差在中间那一支')
    expect(firstOf('墓和库是不是一回事').text).toContain('两个名字')
  })
  test('a question about the user’s chart begins with yes or no', () => {
    expect(firstOf('我盘里有没有食神').text).toMatch(/^没有。/)
    expect(firstOf('我有庚金吗').text).toMatch(/^有。/)
    expect(firstOf('am I a following chart', 'en_US').text).toContain('not Following pattern')
  })
})

describe('a follow-up', () => {
  test('keeps the term', () => {
    expect(firstOf('我有吗', 'zh_CN', ['怎么查桃花']).text).toContain('桃花')
    expect(firstOf('and the month branch?', 'en_US', ['what is hidden in my day branch']).text).toContain('month branch holds')
  })
  test('takes the year that it names', () => {
    expect(firstOf('明年呢', 'zh_CN', ['今年流年对我是什么十神']).text).toContain('2027年是丁未')
  })
})

test('the useful element is not explained as the missing one', () => {
  const { plain, detail } = glossary.find(({ id }) => id === 'useful-yongshen')!
  expect(plain.zh_CN + plain.zh_TW).not.toMatch(/缺/)
  expect(detail.en_US).toContain('different question from what is missing')
})
