/** Messages of people in distress, and similar-sounding ones: each gets a safety answer, a referral, or a normal reading. */
import type { Locale } from '#readings/reader/locale.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { detectBoundaryKind, composeSafetyAnswer } from '#readings/safety/index.ts'
import { detectHarm } from '#readings/safety/speech.ts'
import { parseAskedQuestions } from './messages.ts'

const LOCALES: readonly Locale[] = ['zh_CN', 'zh_TW', 'en_US']
const kindOf = (text: string) => {
  if (detectHarm(text).length > 0) return 'care'
  const kind = detectBoundaryKind(text)
  return kind === undefined || kind === 'secret' || kind === 'leaving' ? 'none' : kind
}

describe.each(LOCALES)('messages in %s', (locale) => {
  test('include over 60 in distress and over 20 others', () => {
    expect(parseAskedQuestions(locale).filter(({ kind }) => kind !== 'none').length).toBeGreaterThan(60)
    expect(parseAskedQuestions(locale).filter(({ kind }) => kind === 'none').length).toBeGreaterThan(20)
  })

  test('are classified as care, referral or neither', () => {
    const wrong = parseAskedQuestions(locale).filter(({ text, kind }) => kindOf(text) !== kind)
    expect(wrong.map(({ text, kind }) => `${kind}, not ${kindOf(text)}: ${text}`)).toEqual([])
  })

  test('get care and referral pieces only when in distress', () => {
    for (const { text, kind } of parseAskedQuestions(locale)) {
      const pieces = composeSafetyAnswer(text, locale, '')
      expect(pieces === undefined, text).toBe(kind === 'none')
      const kinds = new Set(pieces?.map((piece) => piece.kind))
      expect([...kinds], text).toEqual(kind === 'none' ? [] : kind === 'investment' ? ['care', 'next'] : ['care'])
    }
  })
})

/** Ordinary questions that do concern illness, a court, unpaid wages, fraud or gambling. */
const OF_DISTRESS = [
  '做试管还做不做第三次',
  '我媽膝蓋痛到不能走，醫生說可以換人工關節，她自己怕得要命，我們做子女的要不要勸她開',
  'ivf round 3 in may. does my chart show a baby',
  '六萬塊借出去兩年，人家裝死，要不要寄存證信函',
  'collectors keep calling, which month does it ease',
  'bailiff letters coming, when do I get clear of this',
  'the union owes me backpay since may',
  'employer owes me two months wages, will I get it',
  '公司拖薪水 下個月發得出來嗎',
  '加班费到底给不给',
  '加班費積了四個月都沒發，會計每次都說下個月，要得到嗎',
  '去年被人骗的那笔能追回来吗',
  '被騙走的錢追得回來嗎',
  '媽媽被假檢警騙走兩百萬，一輩子的老本，現在整天不吃飯不出門，我這個做女兒的怎麼陪她',
  '买的双色球，这期有没有份',
  '今天适合下注不',
  '幫小舅子還過一次賭債，現在又來借，這個人還得出來嗎',
  '這輩子有機會中一次頭獎嗎',
]

test('of 3,880 ordinary questions only known ones count as distress', () => {
  const folder = new URL('../../fixtures/asked/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsv'))
  const questions = files.flatMap((name) =>
    readFileSync(new URL(name, folder), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t')[0]!),
  )
  expect(questions.length).toBeGreaterThan(3800)
  expect(questions.filter((text) => kindOf(text) !== 'none').toSorted()).toEqual(OF_DISTRESS.toSorted())
})
