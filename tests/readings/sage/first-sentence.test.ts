import { describe, expect, test } from 'vitest'
import type { Locale } from '#readings/reader/locale.ts'
import type { Mode } from '#readings/sage/asked.ts'
import { composeSageAnswer } from '#readings/sage/index.ts'
import { createSageQuestion } from './asked-of.ts'

const answerTo = (mode: Mode, text: string, locale: Locale, earlier: readonly string[] = [], lot?: number) =>
  composeSageAnswer(createSageQuestion(mode, text, locale, { earlier, ...(lot === undefined ? {} : { lot }) })).pieces
const lineTo = (...asked: Parameters<typeof answerTo>) => answerTo(...asked).find(({ kind }) => kind === 'line')!.text

describe('the first sentence', () => {
  test.each([
    ['ms', 'zh_CN', '明年换工作合适吗', /^(2027年)?换工作[，：]/],
    ['ms', 'en_US', 'should I change jobs next year', /^Changing jobs/],
    ['ms', 'zh_CN', '我能挣多少钱', /^数目盘上没有/],
    ['cs', 'en_US', 'how much will I make next year', /^The chart gives no amount/],
    ['ms', 'zh_CN', '我日柱是什么意思', /^你的日柱是.*夫妻宫/],
    ['ms', 'en_US', 'what does my hour pillar mean', /^Your hour pillar is .* speaks for/],
    ['ms', 'zh_CN', '我有没有当老板的命', /^(有这块料|不算最合)/],
    ['ms', 'en_US', 'am I cut out for business or better off employed', /suits you better|^It’s close/],
    ['ms', 'zh_CN', '明年搬家还是后年搬家好', /2027年.*2028年|2028年.*2027年/],
    ['ms', 'en_US', 'should I move next year or the year after', /2027.*2028|2028.*2027/],
    ['ms', 'zh_CN', '是我的问题还是领导的问题', /^盘上只看得见你这一半/],
    ['ms', 'zh_CN', '我容易招小人吗', /比劫/],
    ['ms', 'zh_CN', '明年财运和感情怎么样', /进账.*这段感情/],
    ['ms', 'en_US', 'how is next year for money and love', /Income.*Meeting someone/],
    ['cs', 'zh_CN', '要不要跟表哥合伙开店，谁出大头', /^合伙.*谁出大头/],
    ['cs', 'zh_CN', '想把旧手机卖掉', /卖掉旧的/],
  ] as const)('%s %s: %s', (mode, locale, text, wanted) => {
    expect(lineTo(mode, text, locale, [], mode === 'cs' ? 12 : undefined)).toMatch(wanted)
  })
  test.each([
    ['ms', 'zh_CN', '会是个什么样的人', '什么时候能遇到对象', /夫妻宫/],
    ['ms', 'zh_CN', '在哪儿认识', '什么时候能遇到对象', /多去|人在熟人那里/],
    ['ms', 'en_US', 'will they be older than me', 'will I find love this year', /^Age, looks and means/],
    ['ms', 'zh_CN', '那怎么防', '我容易招小人吗', /写下来/],
    ['ms', 'en_US', 'how do I make up for it', 'what element am I missing', /add/],
    ['ms', 'zh_CN', '那怎么办', '我为啥老是存不下钱', /转走一份/],
    ['cs', 'en_US', 'how do I chase it', 'my client is late with the invoice, will I get it', /a sum and a day/],
  ] as const)('%s %s: %s after %s', (mode, locale, text, before, wanted) => {
    expect(lineTo(mode, text, locale, [before], mode === 'cs' ? 12 : undefined)).toMatch(wanted)
  })
})

describe('a drawn lot', () => {
  test.each([
    ['zh_CN', '这签什么意思', /^第12签的意思是/],
    ['en_US', 'what does this lot mean', /^Lot 12 says/],
  ] as const)('%s: is explained', (locale, text, wanted) => {
    const pieces = answerTo('cs', text, locale, [], 12)
    expect(pieces.find(({ kind }) => kind === 'line')!.text).toMatch(wanted)
    expect(pieces.some(({ kind }) => kind === 'classic')).toBe(true)
    expect(pieces.some(({ kind }) => kind === 'when')).toBe(false)
  })
  test('a contract to sign is no lot', () => {
    expect(lineTo('cs', '明年签约好不好', 'zh_CN', [], 12)).not.toMatch(/签的意思是/)
  })
})

test('months are listed once in a conversation', () => {
  const when = (text: string, earlier: readonly string[]) =>
    answerTo('ms', text, 'zh_CN', earlier).find(({ kind }) => kind === 'when')!.text
  expect(when('那后年呢', ['明年换工作合适吗']).split('。').length).toBeLessThan(when('后年换工作合适吗', []).split('。').length)
})
