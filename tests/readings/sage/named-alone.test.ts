/** Travel star, age and present luck: a question about one of them alone gets an answer about it alone. */
import type { Locale } from '#readings/reader/locale.ts'
import { describe, expect, test } from 'vitest'
import { castChart, analyseChart } from '#bazi/index.ts'
import type { BirthInput } from '#bazi/index.ts'
import { randomPeople } from '#build/books/sample.ts'
import { parseQuestion } from '#readings/sage/ask/index.ts'
import { composeSageAnswer } from '#readings/sage/index.ts'
import { composeTravelStarAnswer } from '#readings/sage/modes/own-star.ts'
import type { PreparedQuestion } from '#readings/sage/modes/matter.ts'
import { topicTexts } from '#readings/sage/text/topics.ts'
import { localizeSageText } from '#readings/sage/said.ts'
import { createSageQuestion, birth as metal, birthWithoutTravelStar } from './asked-of.ts'

const LOCALES = ['zh_CN', 'zh_TW', 'en_US'] as const
const now = { local: '2026-12-01T12:00', zone: 'Asia/Shanghai' }
const answered = (text: string, locale: Locale, birth: BirthInput = birthWithoutTravelStar) =>
  composeSageAnswer(createSageQuestion('ms', text, locale, { now, person: { name: '林知远', birth } }))
const kindsOf = ({ pieces }: ReturnType<typeof answered>, kind: string) =>
  pieces.filter((piece) => piece.kind === kind).map(({ text }) => text)

const STAR: readonly (readonly [Locale, string])[] = [
  ['zh_CN', '我的驿马动在哪里？'],
  ['zh_CN', '我有没有驿马？'],
  ['zh_CN', '驿马星什么时候动'],
  ['zh_CN', '盘里的驿马管什么'],
  ['zh_TW', '我的驛馬動在哪裡？'],
  ['zh_TW', '我的驛馬在哪一柱？'],
  ['zh_TW', '我命裡有驛馬嗎'],
  ['en_US', 'What does the Travel star move in my life?'],
  ['en_US', 'Where is my Travel star?'],
  ['en_US', 'Do I have a travelling horse in my chart?'],
]

/** Returns the advice texts of all other topics in one language. */
const othersOf = (locale: Locale) =>
  Object.values(topicTexts).flatMap(({ unless, deedGo, deedWait }) =>
    [unless, deedGo, deedWait].map((text) => localizeSageText(text, locale)),
  )

describe('the Travel star', () => {
  test.each(STAR)('%s: %s is answered about the star alone', (locale, text) => {
    const answer = answered(text, locale)
    expect(answer.understood).toBe(true)
    expect(kindsOf(answer, 'line')[0]).toMatch(/^四柱里没有驿马|^四柱裡沒有驛馬|^No Travel star/)
    const [found, moves, cycle] = kindsOf(answer, 'reason')
    expect(found).toMatch(/寅|Tiger/)
    // 寅 hides 甲 first, the 食神 of 壬.
    expect(moves).toMatch(/食神|Eating god/)
    expect(cycle).toMatch(/大运|大運|luck cycles/)
    // The next 寅 year is 2034, its next month begins on February 4.
    expect(kindsOf(answer, 'when')[0]).toMatch(/2034.*(寅月（2027年2月4日|Tiger month \(February 4)/)
    for (const { kind, text: said } of answer.pieces) if (kind !== 'line') expect(othersOf(locale)).not.toContain(said)
    expect(answer.pieces.map(({ text: said }) => said).join()).not.toMatch(/再找一遍|经手|經手|who handled|no long lease/)
  })
  test.each(LOCALES)('in %s is located in a chart that has it', (locale) => {
    const found = [...randomPeople(200, 7)].find(({ analysis }) => analysis.stars.flat().includes('yima'))!
    const matter = { person: found, today: '2026-12-01', locale, notes: [] } as unknown as PreparedQuestion
    const [line, , place] = composeTravelStarAnswer(matter)
    expect(line!.text).toMatch(/^驿马在|^驛馬在|^The Travel star stands/)
    expect(place!.text).toMatch(/^驿马在|^驛馬在|^In the /)
  })
  test('has a year and a month for every chart', () => {
    for (const person of randomPeople(120, 11)) {
      const pieces = composeTravelStarAnswer({ person, today: '2026-12-01', locale: 'zh_CN', notes: [] } as unknown as PreparedQuestion)
      const has = person.analysis.stars.flat().includes('yima')
      expect(pieces[0]!.text.startsWith('四柱里没有驿马')).toBe(!has)
      expect(new Set(pieces.map(({ text }) => text)).size).toBe(pieces.length)
      expect(pieces.find(({ kind }) => kind === 'when')!.cites.map(({ to }) => to)).toEqual(expect.arrayContaining(['year', 'month']))
    }
  })
  test.each([
    ['我驿马重，适合出国吗', 'abroad'],
    ['驛馬旺的人適合換工作嗎', 'change-job'],
    ['I have the travel star, should I move to another city?', 'moving'],
  ])('%s keeps its own topic', (text, topic) => {
    expect(parseQuestion(text, 'zh_CN', now)).toMatchObject({ topic, named: 'travel-star' })
  })
})

const AGES: readonly (readonly [Locale, string])[] = [
  ['zh_CN', '我今年多大？现在走什么大运？'],
  ['zh_CN', '我今年几岁了'],
  ['zh_CN', '我的虚岁是多少'],
  ['zh_CN', '我现在走的是哪步大运'],
  ['zh_CN', '目前行什么大运？'],
  ['zh_TW', '我今年幾歲？現在走什麼大運？'],
  ['zh_TW', '我現在在哪一步大運？'],
  ['zh_TW', '我今年多大了'],
  ['en_US', 'How old am I this year, and which luck cycle am I in?'],
  ['en_US', 'How old am I?'],
  ['en_US', 'What is my current luck cycle?'],
  ['en_US', 'Which cycle am I in now?'],
]

describe('age and the present luck', () => {
  // Born in March 1992: age 34 by birthdays, 35 as luck cycles count it; the 丙午 cycle lasts from 2018 to 2028.
  test.each(AGES)('%s: %s begins with both', (locale, text) => {
    const answer = answered(text, locale)
    expect(answer.topic).toBe('luck-cycle')
    expect(kindsOf(answer, 'line')[0]).toMatch(
      locale === 'en_US'
        ? /^You’re 34, or 35 by .* cycle 3 of ten, Bing Wu \(2018–2028\); Ding Wei follows on May 18, 2028\.$/
        : /^你今年(虚岁|虛歲)35，[周週](岁|歲)34。.*丙午（2018到2028），2028年5月18日/,
    )
    // The other pieces are about the 丙午 cycle, without a forecast of single months.
    const when = answer.pieces.find(({ kind }) => kind === 'when')!
    for (const { to, ref } of when.cites) {
      expect(to).toBe('year')
      expect(Number(ref)).toBeLessThanOrEqual(2028)
    }
  })
  test.each(LOCALES)('in %s cover the time before and after all cycles', (locale) => {
    const born = (year: number): BirthInput => ({ ...metal, local: `${year}-05-15T08:30:00`, utc: `${year}-05-14T23:30:00Z` })
    const line = (year: number) =>
      kindsOf(
        answered({ zh_CN: '我现在走什么大运', zh_TW: '我現在走什麼大運', en_US: 'Which luck cycle am I in?' }[locale], locale, born(year)),
        'line',
      )[0]
    expect(line(2026)).toMatch(/大运还没起|大運還沒起|No cycle has begun/)
    expect(line(1930)).toMatch(/\d+/)
    const over = [1912, 1914, 1916, 1918, 1920].map(line)
    expect(over.some((text) => /都走完了|are over/.test(text!))).toBe(true)
  })
  test.each([
    '我几岁结婚好',
    '我现在走的大运怎么样',
    '我哪步大运最好',
    'How is my current luck cycle?',
    'Which luck cycle is my best?',
    'How old will I be when I marry?',
    '我今年28岁，换工作好吗',
    '房子多大合适',
  ])('%s does not ask about it', (text) => {
    expect(parseQuestion(text, 'zh_CN', now).named).not.toBe('luck-now')
  })
  test('the sample chart has the expected cycle and no Travel star', () => {
    const chart = castChart(birthWithoutTravelStar)
    expect(chart.luck.pillars[2]!.startYear).toBe(2018)
    expect(analyseChart(chart).stars.flat()).not.toContain('yima')
  })
})
