/** Questions that no chart answers: detected, and answered with a referral. */
import type { Locale } from '#readings/reader/locale.ts'
import { describe, expect, test } from 'vitest'
import { composeBoundaryAnswer } from '#readings/safety/boundary-answer.ts'
import { BOUNDARY_TEXTS } from '#readings/safety/boundary-texts.ts'
import { BOUNDARY_KINDS, detectBoundaryKind, composeSafetyAnswer } from '#readings/safety/index.ts'
import { findUnsafeReason } from '#readings/safety/unsafe.ts'
import { boundaries } from './messages.ts'

const LOCALES: readonly Locale[] = ['zh_CN', 'zh_TW', 'en_US']
const answerText = (text: string, locale: Locale, zone = '', earlier: readonly string[] = []) =>
  composeBoundaryAnswer(text, locale, zone, earlier)
    ?.map((piece) => piece.text)
    .join('\n')

test.each([...BOUNDARY_KINDS, 'none'])('recognises all messages of the kind %s', (kind) => {
  const of = boundaries.filter((one) => one.kind === kind)
  expect(of.length).toBeGreaterThan(2)
  expect(of.filter(({ text }) => (detectBoundaryKind(text) ?? 'none') !== kind).map(({ text }) => text)).toEqual([])
})

test('leaves secrets and partings to the book', () => {
  for (const { text, kind } of boundaries)
    if (kind === 'secret' || kind === 'leaving' || kind === 'none') expect(answerText(text, 'zh_CN')).toBeUndefined()
})

describe.each(LOCALES)('an answer in %s', (locale) => {
  const answers = Object.entries(BOUNDARY_TEXTS[locale])

  test('has the book’s voice and a safe next question', () => {
    for (const [kind, { says, turn, next = '' }] of answers) {
      for (const text of [says, turn, next]) {
        for (const sentence of text.match(/[^。.？?]+[。.？?]?/g) ?? [])
          expect(findUnsafeReason(sentence, locale), `${kind}: ${sentence}`).toBeUndefined()
        expect(text).not.toMatch(locale === 'en_US' ? /[—–'"]|\p{Script=Han}/u : /[—,;:?"']|您/)
      }
      expect(detectBoundaryKind(next)).toBeUndefined()
    }
  })

  test('offers no lucky time, hexagram or waiting', () => {
    for (const [kind, { says, turn }] of answers)
      if (kind !== 'investment')
        expect(`${says}${turn}`).not.toMatch(
          /宜|吉[时時]|好运|好運|旺|[一二三四五六七八九十]月|等到|再等|\b(?:lucky (?:month|year)|good (?:month|day|year)|hexagram (?:says|shows)|wait until|wait for)\b/,
        )
  })
})

test.each([
  ['zh_CN', '怀孕六周要不要打掉', /妇产科.*急诊[\s\S]*12338.*打 120/],
  ['zh_CN', '公司三个月没发工资了', /劳动监察大队.*劳动仲裁[\s\S]*12333[\s\S]*12348/],
  ['zh_CN', '网上赌博输光了积蓄', /成瘾门诊[\s\S]*12356/],
  ['zh_CN', '被骗了五万能追回来吗', /止付[\s\S]*96110[\s\S]*110/],
  ['zh_TW', '要不要動手術', /醫師[\s\S]*119/],
  ['zh_TW', '老闆欠薪三個月', /勞工局[\s\S]*1955[\s\S]*412-8518/],
  ['zh_TW', '地下錢莊來家裡潑漆', /報警[\s\S]*412-8518[\s\S]*1925[\s\S]*110 或 119/],
  ['zh_TW', '被詐騙五十萬', /銀行[\s\S]*165/],
  ['en_US', 'Should I have an abortion', /doctor or a clinic[\s\S]*1-800-799-7233[\s\S]*911/],
  ['en_US', 'my boss hasn’t paid me for four months', /labor department[\s\S]*1-866-487-9243/],
  ['en_US', 'I lost 20k at the casino', /doctors and counselors[\s\S]*1-800-426-2537 \(1-800-GAMBLER\)[\s\S]*988/],
  ['en_US', 'will I get custody', /See a lawyer[\s\S]*LawHelp\.org/],
] as const)('in %s, %s gets a referral', (locale, text, expected) => {
  expect(answerText(text, locale)).toMatch(expected)
})

test('is shorter in a place without help lines', () => {
  expect(composeBoundaryAnswer('I lost 20k at the casino', 'en_US', 'America/Lima', [])).toHaveLength(2)
  expect(answerText('I lost 20k at the casino', 'en_US', 'Europe/London')).toMatch(/0808 8020 133/)
})

test('a follow-up gets the answer of the question before', () => {
  const earlier = ['老板四个月没发工资']
  expect(answerText('那我该怎么办', 'zh_CN', '', earlier)).toBe(answerText(earlier[0]!, 'zh_CN'))
  expect(answerText('so what should I do', 'en_US', '', ['I lost 20k at the casino'])).toMatch(/GAMBLER/)
  expect(answerText('今年适合搬家吗', 'zh_CN', '', earlier)).toBeUndefined()
})

test('still answers boundary questions and plain words after care', () => {
  const earlier = ['He hit me once, will he do it again']
  const first = (text: string) => composeSafetyAnswer(text, 'en_US', 'America/Chicago', earlier)![0]!.text
  expect(first('Should I have an abortion')).toMatch(/^Keeping it, ending it/)
  expect(first('I am so tired')).toMatch(/^I’m reading/)
})
