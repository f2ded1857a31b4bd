/** A follow-up question inherits the time and the topic of the question before. */
import type { Locale } from '#readings/reader/locale.ts'
import { describe, expect, test } from 'vitest'
import { parseQuestion } from '#readings/sage/ask/index.ts'
import type { Mode } from '#readings/sage/asked.ts'
import { composeSageAnswer } from '#readings/sage/index.ts'
import { createSageQuestion, birthWithoutTravelStar } from './asked-of.ts'

const now = { local: '2026-11-30T12:00', zone: 'Asia/Shanghai' }

const heard = (text: string, earlier: readonly string[], locale: Locale = 'zh_CN') => parseQuestion(text, locale, now, earlier)
const answered = (mode: Mode, text: string, locale: Locale, earlier: readonly string[]) =>
  composeSageAnswer(createSageQuestion(mode, text, locale, { now, person: { name: '林知远', birth: birthWithoutTravelStar }, earlier }))
    .pieces
const pieceOf = (pieces: ReturnType<typeof answered>, kind: string) => pieces.find((piece) => piece.kind === kind)!

/** Follow-ups to questions about next year, 2027. */
const INHERITED: readonly (readonly [Locale, string, readonly string[]])[] = [
  ['zh_CN', '那几月最合适？', ['我明年换工作好不好？']],
  ['zh_CN', '哪个月好', ['我明年换工作好不好？']],
  ['zh_CN', '那什么时候谈好？', ['明年能升职吗']],
  ['zh_CN', '那哪个月办婚礼好？', ['明年我和男朋友会结婚吗？']],
  ['zh_CN', '婚礼放在几月好？', ['明年我和男朋友会结婚吗？']],
  ['zh_CN', '那财运呢？', ['明年换工作好吗']],
  ['zh_CN', '具体几月呢', ['明年换工作好吗', '那财运呢？']],
  ['zh_TW', '那幾月最合適？', ['我明年換工作好不好？']],
  ['zh_TW', '那哪個月辦婚禮好？', ['明年我和男朋友會結婚嗎？']],
  ['zh_TW', '什麼時候提離職比較好？', ['我明年換工作好不好？']],
  ['zh_TW', '那搬家呢？', ['明年適合搬家嗎', '那幾月最好？']],
  ['en_US', 'Which month would be best?', ['Should I change jobs next year?']],
  ['en_US', 'So when should I hand in my notice?', ['Should I change jobs next year?']],
  ['en_US', 'And which month is good for the wedding?', ['Will my boyfriend and I get married next year?']],
  ['en_US', 'When exactly?', ['Should I change jobs next year?']],
  ['en_US', 'What about money?', ['Will I be promoted next year?']],
]

describe('a follow-up without a time', () => {
  test.each(INHERITED)('%s: %s after %j is about 2027', (locale, text, earlier) => {
    expect(heard(text, earlier, locale)).toMatchObject({ isFollowUp: true, span: { from: { year: 2027 }, to: { year: 2027 } } })
    const when = pieceOf(answered('ms', text, locale, earlier), 'when')
    expect(when.text).toContain('2027')
    // The last Bazi month of 2027 ends in January 2028, so only that month of 2028 may occur.
    expect(when.text).not.toMatch(/2028年(?!1月)|(?<!January \d, )2028(?!年)/)
  })
  test.each([
    ['那后年呢？', ['我明年换工作好不好？'], 2028],
    ['那2029年几月好？', ['我明年换工作好不好？'], 2029],
    ['and in 2030?', ['Should I change jobs next year?'], 2030],
  ])('%s states its own year', (text, earlier, year) => {
    expect(heard(text, earlier).span?.from.year).toBe(year)
  })
  test.each([
    ['我适合什么行业', ['明年换工作好吗']],
    ['什么时候会遇到对的人', ['明年换工作好吗']],
    ['那我哪一年结婚好？', ['明年换工作好吗']],
    ['现在辞职好吗', ['明年换工作好吗']],
    ['When will I meet someone?', ['Should I change jobs next year?']],
    ['What kind of work suits me?', ['Should I change jobs next year?']],
  ])('%s starts a new subject', (text, earlier) => {
    expect(heard(text, earlier).span).toBeUndefined()
  })
})

describe('a part of a year', () => {
  test.each([
    ['那下半年呢？', ['我后年换工作好不好？'], '2028-7 2028-12'],
    ['那三月呢？', ['我后年换工作好不好？'], '2028-3 2028-3'],
    ['那今年十二月呢？', ['我后年换工作好不好？'], '2026-12 2026-12'],
    ['那上半年呢', ['我该换工作吗'], '2027-1 2027-6'],
    ['And in the second half?', ['Should I change jobs in 2028?'], '2028-7 2028-12'],
    ['what about in march?', ['Should I change jobs in 2028?'], '2028-3 2028-3'],
  ])('%s after %j covers %s', (text, earlier, wanted) => {
    const { span } = heard(text, earlier)
    expect(span && [span.from, span.to].map(({ year, month }) => `${year}-${month}`).join(' ')).toBe(wanted)
  })
})

describe('a day after months that were named before', () => {
  test.each([
    ['zh_CN', '我明年换工作好不好？', '具体哪天去递辞呈？'],
    ['zh_CN', '我明年换工作好不好？', '哪一天提辞职好'],
    ['zh_TW', '我明年換工作好不好？', '那哪天遞辭呈好？'],
    ['en_US', 'Should I change jobs next year?', 'Which day exactly should I hand in my notice?'],
    ['en_US', 'Should I change jobs next year?', 'And what day is best to resign?'],
  ] as const)('%s: after %s, %s picks a day of the named month', (locale, before, text) => {
    // The first answer names the Rooster month, September 8 to October 7.
    expect(pieceOf(answered('ms', before, locale, []), 'line').text).toMatch(/酉月（2027年9月8日|September 8 to October 7, 2027/)
    for (const earlier of [[before], [before, { zh_CN: '那几月最合适？', zh_TW: '那幾月最合適？', en_US: 'Which month?' }[locale]]]) {
      const pieces = answered('ms', text, locale, earlier)
      expect(pieceOf(pieces, 'line').text).toContain(locale === 'en_US' ? 'September 15, 2027' : '2027年9月15日')
      for (const { to, ref } of pieceOf(pieces, 'when').cites) {
        expect(to).toBe('day')
        expect(ref >= '2027-09-08' && ref <= '2027-10-07').toBe(true)
      }
    }
  })
  test('is taken from all days of a month in question', () => {
    const pieces = answered('ms', '那哪天好？', 'zh_CN', ['明年三月搬家好吗'])
    expect(pieceOf(pieces, 'when').cites.every(({ to, ref }) => to === 'day' && ref.startsWith('2027-03'))).toBe(true)
  })
  test('a month is taken from the best of several years', () => {
    const [year] = pieceOf(answered('ms', '我哪一年结婚好？', 'zh_CN', []), 'line').text.match(/20\d\d/)!
    expect(pieceOf(answered('ms', '那几月办好？', 'zh_CN', ['我哪一年结婚好？']), 'line').text).toContain(year)
  })
  test('without a year is taken from the same months as before', () => {
    for (const [text, earlier, locale] of [
      ['那几月最合适？', '我该不该换工作', 'zh_CN'],
      ['Which month, then?', 'Should I change jobs?', 'en_US'],
    ] as const)
      expect(pieceOf(answered('ms', text, locale, [earlier]), 'when').text).not.toContain('2028')
  })
  test.each(['fb', 'bg', 'cs'] as const)('works in the mode %s', (mode) => {
    const pieces = answered(mode, '那哪天去领证好？', 'zh_CN', ['我们明年结婚好吗？'])
    expect(pieceOf(pieces, 'when').text).toMatch(/2027年\d+月\d+日/)
    expect(pieceOf(pieces, 'when').cites.every(({ to, ref }) => to === 'day' && ref.startsWith('2027'))).toBe(true)
  })
})

describe('topics of weddings and notices', () => {
  test.each([
    '那哪个月办婚礼好？',
    '婚宴摆在几月好',
    '哪天擺喜酒好？',
    'Which month is good for our wedding?',
    'When should we book the wedding venue?',
  ])('%s is about marriage', (text) => {
    expect(heard(text, [])).toMatchObject({ topic: 'marriage', part: undefined })
  })
  test.each(['办婚礼花多少钱合适', '婚礼预算超了怎么办', '婚禮的預算抓多少好？', 'How big should our wedding budget be?'])(
    '%s is about costs',
    (text) => {
      expect(heard(text, []).part).toBe('outlay')
    },
  )
  test.each(['哪天递辞呈好', '什么时候提离职', '辭呈什麼時候遞好？', 'When should I hand in my notice?', 'What day is best to resign?'])(
    '%s is about leaving a job',
    (text) => {
      expect(heard(text, []).topic).toBe('change-job')
    },
  )
})
