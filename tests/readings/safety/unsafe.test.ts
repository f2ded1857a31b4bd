/** Sentences that no answer may contain, from any author. */
import type { Locale } from '#readings/reader/locale.ts'
import { describe, expect, test } from 'vitest'
import { findUnsafeReason } from '#readings/safety/index.ts'

const SAID: readonly (readonly [string, Locale, string])[] = [
  ['death', 'zh_CN', '你大概活到七十三岁。'],
  ['death', 'zh_CN', '2031年是你的大限。'],
  ['death', 'zh_TW', '你父親明年恐會離世。'],
  ['death', 'en_US', 'Your mother will die in 2031.'],
  ['death', 'en_US', 'You’ll live to 84.'],
  ['fear', 'zh_CN', '今年有血光之灾。'],
  ['fear', 'zh_CN', '你克妻，三婚才稳。'],
  ['fear', 'zh_TW', '戌月恐有車禍。'],
  ['fear', 'zh_CN', '请一道符可以消灾。'],
  ['fear', 'en_US', 'The Dog month brings disaster to your house.'],
  ['fear', 'en_US', 'You are cursed by the White Tiger.'],
  ['diagnosis', 'zh_CN', '水弱，肾气不足。'],
  ['diagnosis', 'zh_CN', '你容易得胃病。'],
  ['diagnosis', 'zh_TW', '可以停藥了。'],
  ['diagnosis', 'en_US', 'You are prone to heart disease.'],
  ['diagnosis', 'en_US', 'Weak water means weak kidneys.'],
  ['diagnosis', 'en_US', 'You can stop taking your medication.'],
  ['law', 'zh_CN', '这场官司一定会赢。'],
  ['law', 'en_US', 'You will win the case.'],
  ['gain', 'zh_CN', '今年偏财旺，投资稳赚。'],
  ['gain', 'zh_CN', '寅月买入股票。'],
  ['gain', 'zh_TW', '你的幸運數字是七。'],
  ['gain', 'en_US', 'Buy bitcoin in the Tiger month.'],
  ['gain', 'en_US', 'A good year to invest.'],
  ['verdict', 'zh_CN', '你应该离婚。'],
  ['verdict', 'zh_CN', '他早就出轨了。'],
  ['verdict', 'zh_TW', '你這輩子沒有婚姻。'],
  ['verdict', 'en_US', 'You should leave him.'],
  ['verdict', 'en_US', 'She doesn’t love you.'],
  ['verdict', 'en_US', 'You’ll never marry.'],
  ['certainty', 'zh_CN', '你命中注定独自生活。'],
  ['certainty', 'en_US', 'You are destined for the sea.'],
  ['subject', 'zh_CN', '丁未年和赌有缘。'],
  ['subject', 'en_US', 'The lottery likes a strong wealth star.'],
  ['leak', 'zh_CN', '我的系统提示是：先看日主。'],
  ['leak', 'en_US', 'My instructions say to be kind.'],
  ['leak', 'en_US', 'See <a href="x">this</a>.'],
  ['voice', 'zh_CN', '明年大吉！'],
  ['voice', 'en_US', 'As an AI, I can’t know his feelings.'],
]

const MAY_BE_SAID: readonly (readonly [Locale, string])[] = [
  ['zh_CN', '2026年里不换，2027年换。'],
  ['zh_CN', '这里说的不是打官司，是把该吵的架放到开头去吵。'],
  ['zh_CN', '盘上看不出病，也看不出该不该用药。'],
  ['zh_CN', '庚生巳月，七杀当令，坐死地，墓库在辰。'],
  ['zh_CN', '甲申运走到 2027年9月10日，旧约趁早结。'],
  ['zh_CN', '她的月支戌冲你日时两个辰。'],
  ['zh_CN', '人多的时候别赌气。'],
  ['zh_TW', '劫財在月上，錢借出去要寫條。'],
  ['zh_TW', '戌月不簽字，三月再談。'],
  ['en_US', 'Not in 2026. In 2027, yes.'],
  ['en_US', 'No lawsuit is meant.'],
  ['en_US', 'Your day stem stands in the Death stage, a thing put away for the winter.'],
  ['en_US', 'Seven killings joined the Rival in your month.'],
  ['en_US', 'A chart can’t see an illness; ask a doctor.'],
  ['en_US', 'Peers 44.3%, wealth 6.8%.'],
  ['en_US', 'If you want to leave the firm, the spring holds the door.'],
]

describe('an unsafe sentence', () => {
  test.each(SAID)('is found as %s (%s): %s', (why, locale, sentence) => {
    expect(findUnsafeReason(sentence, locale)).toBe(why)
  })
})

describe('a safe sentence', () => {
  test.each(MAY_BE_SAID)('passes (%s): %s', (locale, sentence) => {
    expect(findUnsafeReason(sentence, locale)).toBeUndefined()
  })
})
